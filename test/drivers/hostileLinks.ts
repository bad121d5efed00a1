import { CALLS } from '@/contract/calls'
import type { Query, RouteName } from '@/routes/link'
import type { BuiltRow } from '@/routes/names'
import { QUERIES } from '@/routes/queries'
import { ROWS } from '@/routes/table'
import { isAsked } from './askedPages'
import type { Person } from './persons'
import type { Driver } from './types'

/** What somebody puts into a link to see what happens; each is text, as addresses have nothing else. */
const VALUES = [
  '',
  ' ',
  '<img src=x onerror="window.owned = true">',
  "'; drop table customers; --",
  '__proto__',
  'constructor',
  '-1',
  '0.5',
  '1e309',
  'NaN',
  '9'.repeat(40),
  'x'.repeat(2_000),
  'https://evil.example/',
  'javascript:window.owned=true',
  '//evil.example',
  '/../../etc/passwd',
  '%E0%A4%A',
  '\u0000',
  '９１３１８０１７',
] as const

/** As whom the links are opened: from somebody whom the bank doesn't know to somebody who works for it. */
const KINDS: readonly Person[] = ['stranger', 'registered', 'member', 'frozen', 'clerk']

/** What no link may bring a page to show: the error boundary's sentence, and those of failures that nobody named. */
const NEVER_SHOWN = ['页面出错了', '网络繁忙，请稍后再试', '请求失败', 'undefined', 'NaN', '[object Object]']

/** A page's parameters, with one that no page knows. */
function parametersOf({ page }: BuiltRow): readonly string[] {
  const schema: object = (QUERIES as Readonly<Record<string, object>>)[page] ?? {}
  const entries = 'entries' in schema ? Object.keys(Object(schema.entries)) : []
  return [...entries, '__proto__', 'unknown']
}

/** A link that somebody has tampered with. */
export interface HostileLink {
  readonly row: BuiltRow
  readonly by: Person
  readonly query: Query
}

/** Each parameter with another value; which ones hangs on the place alone. */
const linkAt = (row: BuiltRow, by: Person, place: number): HostileLink => ({
  ...{ row, by },
  query: Object.fromEntries(
    parametersOf(row).map((name, index) => [name, VALUES[(place + index * 7) % VALUES.length] ?? '']),
  ),
})

const sumOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)

/** A link to every route as every kind of person, person by person. */
export const hostileLinks = (): ReadonlyMap<Person, readonly HostileLink[]> =>
  new Map(KINDS.map((by, kind) => [by, ROWS.filter(isAsked).map((row) => linkAt(row, by, sumOf(row.name) + kind))]))

/** The calls that move or change something. */
const WRITES: ReadonlySet<string> = new Set(
  Object.values(CALLS).flatMap(({ effect, path }) => (effect === 'write' ? [path] : [])),
)
/**
 * What a page may send by being opened: the app’s own start and sign-in, the way back from a face check, whose token the bank checks, and the
 * own invitation code, which is made once a person.
 */
const BY_OPENING: ReadonlySet<string> = new Set([
  CALLS.userVisit.path,
  CALLS.getOauthOpenId.path,
  CALLS.reportDevice.path,
  CALLS.getRequestRandom.path,
  CALLS.tencentFaceVerify.path,
  CALLS.makeInvite.path,
])

/**
 * Opens a link and says what is wrong: an error that nobody sees, a sentence that no link may bring, or something changed at
 * the bank because a page was looked at.
 * @param rested waits for the page and rejects where it never rests
 */
export async function openHostile(
  driver: Pick<Driver, 'texts' | 'asked' | 'errors'>,
  { row, by, query }: HostileLink,
  open: (name: RouteName, query: Query) => Promise<void>,
  rested: () => Promise<unknown>,
): Promise<string[]> {
  const what = `${row.name} as ${by} ${JSON.stringify(query).slice(0, 300)}`
  const [asked, errors] = [(await driver.asked()).length, (await driver.errors()).length]
  await open(row.name, query)
  const stuck = await rested().then(
    () => undefined,
    (error: unknown) => String(error).slice(0, 300),
  )
  const texts = await driver.texts()
  const sent = (await driver.asked()).slice(asked).filter((path) => WRITES.has(path) && !BY_OPENING.has(path))
  return [
    ...(stuck === undefined ? [] : [stuck]),
    ...(await driver.errors()).slice(errors),
    ...NEVER_SHOWN.filter((sentence) => texts.some((text) => text.includes(sentence))).map((one) => `shows ${one}`),
    ...sent.map((path) => `asks for ${path}`),
  ].map((problem) => `${what}: ${problem}`)
}
