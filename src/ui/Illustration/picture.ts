/** Every drawing of the family (_drawings.scss): things of a customer's life, and what each is for. */
export const PICTURES = [
  'tea',
  'boat',
  'bridge',
  'lamp',
  'plug',
  'glasses',
  'umbrella',
  'clock',
  'lock',
  'hourglass',
  'notebook',
  'sprout',
  'purse',
  'ticket',
  'letter',
  'lantern',
  'teapot',
  'basket',
  'drawer',
  'key',
] as const

/** A drawing as its module gives it, which brings its sheet along: a page loads only those it may show. */
export interface Picture {
  readonly drawn: (typeof PICTURES)[number]
}
