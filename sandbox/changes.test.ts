import type { Call, Subjects } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { passResendTime } from '@sandbox/business/onboarding/testing/applicant'
import type { BankHere } from '@sandbox/business/onboarding/testing/applicant'
import { filledPglite } from '@sandbox/kernel/db/testing/images'
import { isFull } from '@test/strength'
import { askAs, asks, SAMPLE_ORDER } from './testing/askAll'
import { prepareOwners } from './testing/cast'
import type { Cast, Person } from './testing/cast'
import { SEEDED } from './testing/seeded'
import { testServer } from './testing/server'

/**
 * docs/decisions/reads.md: compares what a call says it `changes` with what it does change. Every write is sent by
 * everybody who may send it, and all their reads are asked before and after it. On PGlite only, because contracts are
 * tested here and not the database.
 */

/** Fields that differ at every asking, whatever anybody does, by call. */
const OF_THE_MOMENT: Partial<Record<CallName, readonly string[]>> = {
  jssdkConfig: ['nonceStr', 'timestamp', 'signature'],
  queryCertificate: ['issuedAt'],
  queryTransferLimits: ['sending'],
  queryApprovals: ['at'],
  queryAuthorisation: ['at'],
  queryBankCall: ['at'],
  queryMall: ['at'],
  queryLearning: ['at'],
  queryBankTime: ['now'],
}

/** The export contains everything, also that it was asked for. Its contract says so, so there is nothing to compare. */
const OF_EVERYTHING: CallName = 'exportMyData'

/** Calls whose sample succeeds for nobody, so that this test can't see what they change; that is compared by hand. */
const NEVER_DONE: Partial<Record<CallName, string>> = {
  activateAccount: 'nobody’s account is dormant',
  changeWxSyncUserInfo: 'nobody has an account elsewhere',
  applyMarketer: 'nobody is of the staff',
  askService: 'nobody books for a day so far ahead',
  bookAdviser: 'nobody books for a day so far ahead',
  settleServed: 'nobody may promote',
  saveShop: 'nobody may promote',
  setShopOpen: 'nobody may promote',
  confirmLoss: 'nobody has shown their face for it',
  liftLoss: 'nobody has shown their face for it',
  replaceLoss: 'nobody has shown their face for it',
  openSubAccount: 'nobody has shown their face for it',
  requestClosureReview: 'nobody closes their account',
  setSettlementCard: 'promotion is off',
  startClosure: 'everybody has something that keeps the account open',
  submitClosure: 'nobody closes their account',
  withdrawClosure: 'nobody closes their account',
  verifySpecial: 'nobody has shown their face for it',
  explainTaxResidency: 'nobody’s statement is questioned',
  resetGesture: 'nobody has shown their face for it',
  resetPayPassword: 'nobody has shown their face for it',
  resetSubPassword: 'nobody has shown their face for it',
}

const tellsOf = (call: Call): Subjects => (call.effect === 'read' ? call.tells : [])
const changesOf = (call: Call): Subjects => (call.effect === 'read' ? [] : call.changes)

/** As src/session/memory does it; sandbox and app never import each other. */
const touches = (tells: Subjects, changed: Subjects): boolean => {
  if (tells.length === 0 || changed.length === 0) return false
  return tells === 'everything' || changed === 'everything' || tells.some((each) => changed.includes(each))
}

const READS = SAMPLE_ORDER.filter((name) => CALLS[name].effect === 'read' && name !== OF_EVERYTHING)
/** After signing out nobody could ask the reads again. */
const WRITES = SAMPLE_ORDER.filter((name) => CALLS[name].effect !== 'read' && name !== 'signOut')

type Told = ReadonlyMap<CallName, string>

/** What a person gets from every read: an answer, or the reason why there is none. */
async function askReads(person: Person): Promise<Told> {
  const told = new Map<CallName, string>()
  for (const name of READS.filter((each) => asks(person, CALLS[each]))) {
    const { outcome } = await askAs(person, name)
    const said: object = outcome.ok ? Object(outcome.value) : { refused: outcome.error }
    const lasting = Object.entries(said).filter(([field]) => !OF_THE_MOMENT[name]?.includes(field))
    told.set(name, JSON.stringify(lasting))
  }
  return told
}

const differing = (before: Told, after: Told): CallName[] =>
  [...before.keys()].filter((name) => before.get(name) !== after.get(name))

describe('what a call changes', () => {
  let bank: BankHere
  let cast: Cast
  const done = new Set<CallName>()
  /** What each person's reads told last, after the write before. */
  const last = new Map<Person, Told>()
  beforeAll(async () => {
    const db = await filledPglite(SEEDED)
    bank = { db, server: await testServer(db) }
    cast = await prepareOwners(bank)
  })
  beforeEach(async () => {
    await passResendTime(bank)
    // A session ends after five minutes without a call, and on a busy machine the others' turns take longer.
    for (const { applicant } of cast) await applicant.app.call(CALLS.checkRegisterStatus, {})
  })
  afterAll(async () => {
    await bank.server.close()
    await bank.db.close()
  })

  test('nothing changes by being asked', async () => {
    for (const person of cast) expect(differing(await askReads(person), await askReads(person))).toEqual([])
  })

  test.each(WRITES)('%s names all that it changes, and changes nothing when it is refused', async (name) => {
    for (const person of cast.filter((one) => asks(one, CALLS[name]))) {
      let before: Told | undefined = last.get(person)
      // What a sample calls one's own may have to be made first, by further calls.
      const find: Person['find'] = (thing) => {
        before = undefined
        return person.find(thing)
      }
      const { outcome } = await askAs(person, name, find, async (request) => {
        before ??= await askReads(person)
        return request
      })
      // A whole `npm test` sees what a refusal left behind when the person writes next.
      if (!outcome.ok && before && !isFull) {
        last.set(person, before)
        continue
      }
      const after = await askReads(person)
      last.set(person, after)
      const changed = differing(before ?? new Map(), after)
      if (outcome.ok) done.add(name)
      const named = changed.filter((read) => touches(tellsOf(CALLS[read]), changesOf(CALLS[name])))
      expect([person.role, ...changed]).toEqual([person.role, ...(outcome.ok ? named : [])])
    }
  })

  test('every write was carried out by somebody, or it is known why not', () => {
    expect(WRITES.filter((name) => !done.has(name)).sort()).toEqual(Object.keys(NEVER_DONE).sort())
  })

  test('the copy of one’s data tells of everything', () => {
    expect(tellsOf(CALLS[OF_EVERYTHING])).toBe('everything')
  })

  test('whatever a call changes, some read tells of it', () => {
    const told = new Set(READS.flatMap((name) => tellsOf(CALLS[name])))
    const changed = WRITES.flatMap((name) => changesOf(CALLS[name]))
    expect(changed.filter((each) => each !== 'everything' && !told.has(each))).toEqual([])
  })
})
