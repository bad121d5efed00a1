import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import type { OwnThing } from '@/contract/samples'
import { dayOfInstant } from '@/domain/dates/instant'
import { ERRORS } from '@/domain/errors/catalogue'
import { DRAFTS } from '@sandbox/business/campaign/campaigns'
import type { BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { filledPglite } from '@sandbox/kernel/db/testing/images'
import { askAsOwners, askOnce, askTheSame, firstTimes } from './askAll'
import type { Asked } from './askAll'
import { prepareStrangers } from './testCustomers'
import type { TestCustomers } from './testCustomers'
import type { Person } from './person'
import { newClientId } from './client'
import { inOtherWords } from './hostile'
import { changedNumbers, leaksIn, said, saidOnly } from './leaks'
import type { Said } from './leaks'
import { named } from './oneCall'
import { ownersOf, WITHOUT_OWNERS } from './owners'
import { NEVER_FOREIGN, resolveSample } from './ownThings'
import { testServer } from './server'
import { nameOf } from './walk'
import { differences, readsOf, watchTables } from './watch'

/** The same request in two banks. */
export interface Pair {
  /** What a stranger was told in the bank that the owners use. */
  readonly asked: Asked
  /** What the same stranger was told in a bank without the owners. */
  readonly innocent: Asked
}

/** Everything that owners and strangers were told. */
export interface Trial {
  readonly owners: TestCustomers
  readonly strangers: TestCustomers
  /** When the strangers began to ask, epoch ms by the bank's clock. */
  readonly strangersFrom: number
  readonly answered: readonly Asked[]
  readonly pairs: readonly Pair[]
  /** What the owners' answers contain and no public answer does. */
  readonly secret: Said
  /** What the owners' own reads told otherwise after a stranger had asked, by the call that was asked. */
  readonly meddled: ReadonlyMap<CallName, readonly string[]>
}

const isClosed = ({ name }: Asked): boolean => CALLS[name].access !== 'public'

/** The content of an answer; a refusal contains the catalogue's message, which is public, and perhaps more. */
const tellingOf = ({ outcome }: Asked): unknown => (outcome.ok ? outcome.value : outcome.message)

/**
 * In a bank in which the owners have lived (./owners.ts) they ask every sample; then strangers ask the same, in this bank
 * and in one without those owners.
 */
export async function holdTrial(bank: BankHere): Promise<Trial> {
  const owners = await ownersOf(bank)
  const answered = await askAsOwners(owners)
  const toSteal = firstTimes(answered).filter((one) => isClosed(one) && named([one.name]).length > 0)
  const innocents = await askElsewhere(toSteal)
  // Signed in before the strangers, who would otherwise be told that somebody else has come to their phone.
  const back = await ownersOf(bank)
  const strangers = await prepareStrangers(bank)
  const strangersFrom = await bankNow(bank.db.drizzle)
  const meddled = new Map<CallName, string[]>()
  const watched = await watchOwners(bank, back)
  const asked = await askTheSame(strangers, toSteal, async (one, stranger) => {
    meddled.set(one.name, [...(meddled.get(one.name) ?? []), ...(await watched(one, stranger))])
  })
  const pairs = asked.map((one, index) => {
    const innocent = innocents[index]
    if (!innocent) throw new Error(`${one.name} was not asked elsewhere`)
    return { asked: one, innocent }
  })
  const publicly = answered.filter((one) => !isClosed(one)).map(tellingOf)
  // What a campaign's page calls its tasks, of those too whose page no sample opens.
  const tasks = Object.values(DRAFTS).flatMap((draft) => draft(dayOfInstant(strangersFrom)).tasks)
  const common = said([...publicly, tasks.map(({ title }) => title), Object.values(ERRORS)])
  const secret = saidOnly(said(answered.filter((one) => isClosed(one) && one.outcome.ok).map(tellingOf)), common)
  return { owners, strangers, strangersFrom, answered, pairs, secret, meddled }
}

const MINUTE_MS = 60_000

/** What everybody shares: whoever takes of it leaves less to others. */
const SHARED: Partial<Record<CallName, RegExp>> = { queryCityOffers: /^(?:budgetLeft|offers\.\d+\.left): / }

/** Gives what changed for the owners since a stranger asked, and lets the stranger ask once more with what is fresh of theirs. */
async function watchOwners(
  bank: BankHere,
  owners: TestCustomers,
): Promise<(asked: Asked, stranger: Person) => Promise<string[]>> {
  const tables = await watchTables(bank.db)
  const reads = owners.map((person) => ({ person, own: readsOf(person, tables) }))
  for (const { own } of reads) await own.all()
  let awake = machineNow()
  const changesBy = async (who: string): Promise<string[]> => {
    const found: string[] = []
    for (const { person, own } of reads) {
      for (const { read, before, after } of await own.changed()) {
        const others = differences(before, after).filter((one) => !SHARED[read]?.test(one))
        if (others.length > 0)
          found.push(`${who} changed ${read} of ${nameOf(person)}: ${others.slice(0, 3).join('; ')}`)
      }
    }
    return found
  }
  return async (asked, stranger) => {
    const { name, role } = asked
    // A session ends after five minutes without a call, and on a busy machine the strangers' turns take longer.
    if (machineNow() - awake > MINUTE_MS) {
      for (const { applicant } of owners) await applicant.app.call(CALLS.checkRegisterStatus, {})
      awake = machineNow()
    }
    const found = await changesBy(`${name}, asked by another ${role},`)
    const owner = owners.find((one) => one.role === role)
    if (!owner || CALLS[name].effect === 'read') return found
    const { requests, things } = await freshly(name, owner, stranger)
    for (const request of requests) {
      await changesBy('')
      await askOnce(stranger.applicant.app, CALLS[name], request)
      found.push(...(await changesBy(`${name}, asked by another ${role} with ${things} of theirs,`)))
    }
    return found
  }
}

/**
 * The requests in which a stranger puts what is an owner's and hasn't been used yet, in other words and in the same; none
 * for a call that names nothing of anybody's.
 */
async function freshly(name: CallName, owner: Person, stranger: Person) {
  const foreign: OwnThing[] = []
  const request = await resolveSample(SAMPLES[name], async (thing) => {
    if (NEVER_FOREIGN.has(thing)) return stranger.find(thing)
    foreign.push(thing)
    return owner.find(thing)
  })
  const same = Object(request) as object
  const other = inOtherWords(name, SAMPLES[name], same)
  const anew = (one: object): object => ('clientId' in one ? { ...one, clientId: newClientId() } : one)
  const both = other === same ? [same] : [other, anew(same)]
  return { requests: foreign.length === 0 ? [] : both, things: foreign.join(', ') }
}

/**
 * Asks in a bank as old as the one under test that never had the owners; always in memory, because only its answers
 * matter.
 */
async function askElsewhere(toSteal: readonly Asked[]): Promise<Asked[]> {
  const db = await filledPglite(WITHOUT_OWNERS)
  const server = await testServer(db)
  try {
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
