import { sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { ERRORS } from '@/domain/errors/catalogue'
import type { BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { bankNow } from '@sandbox/kernel/clock'
import { filledPglite } from '@sandbox/kernel/db/testing/images'
import { advance } from '@sandbox/dayEnds'
import { askAsOwners, askTheSame, firstTimes } from './askAll'
import type { Asked } from './askAll'
import { HISTORY_DAYS, prepareOwners, prepareStrangers } from './cast'
import type { Cast } from './cast'
import { changedNumbers, leaksIn, said, saidOnly } from './leaks'
import type { Said } from './leaks'
import { SEEDED } from './seeded'
import { testServer } from './server'

const DAY_MS = 86_400_000

/** Numbers of messages must not be met by chance among those of other things, which would look like a leak. */
const NUMBERED_APART = sql`SELECT setval(pg_get_serial_sequence('messages', 'id'), 3000000)`

/** The same request in two banks. */
export interface Pair {
  /** What a stranger was told in the bank that the owners use. */
  readonly asked: Asked
  /** What the same stranger was told in a bank without the owners. */
  readonly innocent: Asked
}

/** Everything that owners and strangers were told. */
export interface Trial {
  readonly owners: Cast
  readonly strangers: Cast
  /** When the strangers began to ask, epoch ms by the bank's clock. */
  readonly strangersFrom: number
  readonly answered: readonly Asked[]
  readonly pairs: readonly Pair[]
  /** What the owners' answers contain and no public answer does. */
  readonly secret: Said
}

const isClosed = ({ name }: Asked): boolean => CALLS[name].access !== 'public'

/** The content of an answer; a refusal contains the catalogue's message, which is public, and perhaps more. */
const tellingOf = ({ outcome }: Asked): unknown => (outcome.ok ? outcome.value : outcome.message)

/** The owners ask every sample; then strangers ask the same, in this bank and in one without those owners. */
export async function holdTrial(bank: BankHere): Promise<Trial> {
  await bank.db.drizzle.execute(NUMBERED_APART)
  const owners = await prepareOwners(bank)
  const answered = await askAsOwners(owners)
  const toSteal = firstTimes(answered).filter(isClosed)
  const innocents = await askElsewhere(toSteal)
  const strangers = await prepareStrangers(bank)
  const strangersFrom = await bankNow(bank.db.drizzle)
  const asked = await askTheSame(strangers, toSteal)
  const pairs = asked.map((one, index) => {
    const innocent = innocents[index]
    if (!innocent) throw new Error(`${one.name} was not asked elsewhere`)
    return { asked: one, innocent }
  })
  const publicly = answered.filter((one) => !isClosed(one)).map(tellingOf)
  const common = said([...publicly, Object.values(ERRORS)])
  const secret = saidOnly(said(answered.filter((one) => isClosed(one) && one.outcome.ok).map(tellingOf)), common)
  return { owners, strangers, strangersFrom, answered, pairs, secret }
}

/**
 * Asks in a bank as old as the one under test that never had the owners; always in memory, because only its answers
 * matter.
 */
async function askElsewhere(toSteal: readonly Asked[]): Promise<Asked[]> {
  const db = await filledPglite(SEEDED)
  const server = await testServer(db)
  try {
    await advance(db, HISTORY_DAYS * DAY_MS)
    return await askTheSame(await prepareStrangers({ db, server }), toSteal)
  } finally {
    await server.close()
    await db.close()
  }
}

/** What a call gave away to strangers: the owners' values, and figures that change with them. */
export function leaksOf({ secret }: Pick<Trial, 'secret'>, pairs: readonly Pair[]): string[] {
  return pairs.flatMap(({ asked, innocent }) => {
    const [here, elsewhere] = [tellingOf(asked), tellingOf(innocent)]
    const isRead = CALLS[asked.name].effect === 'read'
    return [...leaksIn(here, secret, said([elsewhere])), ...(isRead ? changedNumbers(here, elsewhere) : [])]
  })
}

/** The owners' values in a call's answers that nobody else gets who asks the same; the ones a leak would show. */
export function toLookFor({ answered, pairs, secret }: Trial, name: CallName): readonly string[] {
  const theirs = said(answered.filter((one) => one.name === name && one.outcome.ok).map(tellingOf))
  const innocent = pairs.filter(({ asked }) => asked.name === name).map((pair) => tellingOf(pair.innocent))
  return [...saidOnly(theirs, said(innocent)).telling].filter((value) => secret.telling.has(value))
}
