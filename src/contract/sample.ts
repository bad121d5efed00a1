/**
 * Marks in a sample something that belongs to the caller, or is made for them when asked: `own('pot')`. In another person's
 * request it is foreign. sandbox/testing/person.ts knows how to get each; one that it doesn't know is a type error there.
 */
export const own = <const Thing extends string>(thing: Thing): `‹${Thing}›` => `‹${thing}›`

/** A request as a page writes it: without brands of money and rates, at every depth, because the schema adds them. */
export type Written<T> = T extends number
  ? number
  : T extends readonly (infer One)[]
    ? readonly Written<One>[]
    : T extends object
      ? { readonly [K in keyof T]: Written<T[K]> }
      : T

/** The things that a sample marks, at every depth. */
export type OwnIn<Sample> = Sample extends `‹${infer Thing}›`
  ? Thing
  : Sample extends readonly (infer One)[]
    ? OwnIn<One>
    : Sample extends object
      ? { [Field in keyof Sample]-?: OwnIn<Sample[Field]> }[keyof Sample]
      : never

/** A whole PNG, 16 by 16 pixels of stripes. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQAAAAA3iMLMAAAADklEQVR4nGNYtYqBFAQA/j8VQTat9xUAAAAASUVORK5CYII='
