/**
 * What one person's answers contain that another's must not. Values are found by walking the answers; nobody lists them.
 *
 * - A telling value (five characters or more with a digit among them: ids, amounts, times, masked numbers; or Chinese
 * words such as names) counts in every field; one of ten characters, or Chinese, also inside a longer text.
 * - An invitation's code counts also where chance gave it no digit, as it does to one of twenty.
 * - A shorter number counts only in a field of the same name: 30 is a number of days in many answers.
 * - An instant on the half-hour is the bank's timetable, which everybody is told: an answer of 10:29 and one of 10:31 name
 * another next batch, whoever asks.
 * - Words of the contract (states, kinds) and booleans identify nobody.
 */
export interface Said {
  readonly telling: ReadonlySet<string>
  /** `field=value`. */
  readonly short: ReadonlySet<string>
}

const HAN = /\p{Script=Han}{2}/u
const DIGIT = /\d/
const LEAST = 5
/** Shorter values occur inside longer numbers by chance. */
const LEAST_INSIDE = 10

interface Leaf {
  readonly field: string
  readonly text: string
}

/** Every value in an answer with its field's name; a field name that is itself a value, such as an id, counts too. */
function* leavesOf(value: unknown, field = ''): Generator<Leaf> {
  if (typeof value === 'string' || typeof value === 'number') yield { field, text: String(value) }
  else if (Array.isArray(value)) for (const item of value) yield* leavesOf(item, field)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (DIGIT.test(key)) yield { field, text: key }
      yield* leavesOf(inner, key)
    }
  }
}

/** A larger number is a time in milliseconds. */
const LARGEST_FIGURE = 1e11
const HALF_HOUR_MS = 1_800_000

const isOfTimetable = (text: string): boolean => Number(text) > LARGEST_FIGURE && Number(text) % HALF_HOUR_MS === 0

/** Fields whose values are letters and digits by chance. */
const OF_CHANCE: ReadonlySet<string> = new Set(['inviteCode'])

const isTelling = ({ field, text }: Leaf): boolean =>
  (text.length >= LEAST && (DIGIT.test(text) || OF_CHANCE.has(field))) || HAN.test(text)

/** Collects the values of an answer, or of a list of answers. */
export function said(answers: unknown): Said {
  const telling = new Set<string>()
  const short = new Set<string>()
  for (const leaf of leavesOf(answers)) {
    const { field, text } = leaf
    if (isOfTimetable(text)) continue
    if (isTelling(leaf)) telling.add(text)
    else if (DIGIT.test(text)) short.add(`${field}=${text}`)
  }
  return { telling, short }
}

const without = (all: ReadonlySet<string>, ...known: readonly ReadonlySet<string>[]): Set<string> =>
  new Set([...all].filter((value) => !known.some((set) => set.has(value))))

/** The values of `all` that none of `known` has too. */
export const saidOnly = (all: Said, ...known: readonly Said[]): Said => ({
  telling: without(all.telling, ...known.map(({ telling }) => telling)),
  short: without(all.short, ...known.map(({ short }) => short)),
})

/**
 * The values of `secret` that an answer gives away.
 * @param innocent what the same answer says in a bank where the secrets' owner never was
 */
export function leaksIn(answer: unknown, secret: Said, innocent: Said): string[] {
  const hidden = saidOnly(secret, innocent)
  const inside = [...hidden.telling].filter((value) => value.length >= LEAST_INSIDE || HAN.test(value))
  const found = new Set<string>()
  for (const { field, text } of leavesOf(answer)) {
    if (hidden.short.has(`${field}=${text}`)) found.add(`${field}=${text}`)
    if (hidden.telling.has(text)) found.add(text)
    if (innocent.telling.has(text)) continue
    for (const value of inside) if (text.includes(value)) found.add(value)
  }
  return [...found]
}

/** Fields with row numbers, which differ from bank to bank and tell nothing; a stolen one is found as a value. */
const ROW_NUMBERS: ReadonlySet<string> = new Set(['id', 'seqNo', 'riskTestId'])

const figuresOf = (value: unknown, field = ''): string[] => {
  if (typeof value === 'number') return ROW_NUMBERS.has(field) || value > LARGEST_FIGURE ? [] : [`${field}: ${value}`]
  if (Array.isArray(value)) return value.flatMap((item) => figuresOf(item, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => figuresOf(inner, key))
}

/**
 * Amounts, sums and counts that one answer has and the other lacks: a sum over all customers contains nobody's own value.
 */
export function changedNumbers(here: unknown, elsewhere: unknown): string[] {
  const known = new Set(figuresOf(elsewhere))
  return [...new Set(figuresOf(here))].filter((figure) => !known.has(figure))
}
