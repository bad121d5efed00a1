import type { RequestOf } from './call'
import { CALLS } from './calls'
import type { CallName } from './calls'
import type { OwnIn, Written } from './sample'

/** What samples call their sender's own. */
export type OwnThing = OwnIn<(typeof CALLS)[CallName]['sample']>

/** The sample of each call by its name: sent by the tests of every call, and an example for readers. */
export const SAMPLES = Object.fromEntries(Object.values(CALLS).map(({ name, sample }) => [name, sample])) as {
  readonly [Name in CallName]: Written<RequestOf<(typeof CALLS)[Name]>>
}

/** The names of all own things. */
export const OWN_THINGS = [
  ...new Set(Array.from(JSON.stringify(SAMPLES).matchAll(/"‹(\w+)›"/g), ([, thing]) => thing)),
] as readonly OwnThing[]
