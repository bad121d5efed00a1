/**
 * How much of its work a suite does. `npm test` runs every suite at the strength `change`, which is what each change has to
 * pass; `npm run test:full`, `npm test -- <words>` and Jest by itself run it at full strength. docs/decisions/tests.md has
 * the table of what the one leaves to the other.
 */
const given = process.env.TEST_STRENGTH ?? 'full'
if (given !== 'full' && given !== 'change') throw new Error(`TEST_STRENGTH is change or full, not ${given}`)

export const isFull = given === 'full'

/** The words of `npm test -- <words>`, a line each, in small letters. */
const words = (process.env.TEST_WORDS ?? '').toLowerCase().split('\n').filter(Boolean)

/**
 * For a suite about many things of one kind, journeys or pages: those that a run's words name. All of them when the words
 * name none, as those of the suite itself.
 */
export function named<Thing>(all: readonly Thing[], nameOf: (thing: Thing) => string): readonly Thing[] {
  const some = all.filter((thing) => words.some((word) => nameOf(thing).toLowerCase().includes(word)))
  return some.length > 0 ? some : all
}
