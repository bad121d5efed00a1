import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Call, Description, Tags } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { transferLimits } from '@sandbox/business/transfer/tables'
import { errorName } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { refusalsOfAnyCall } from '@/contract/refusals'
import { SAMPLES } from '@/contract/samples'
import { passResendTime } from '@sandbox/business/onboarding/testing/applicant'
import { isFull } from '@test/strength'
import { HANDLERS } from './capabilities'
import { schema } from './kernel/db'
import { OPENING_MS } from './kernel/db/testing/withDatabase'
import { checkInvariants } from './ledgerAudit'
import type { Handler } from './kernel/scope'
import { askAs, asks, OF_EVERYTHING, READS, SAMPLE_ORDER, WRITES } from './testing/askAll'
import type { Person } from './testing/person'
import { faultsOfHostile, hostileRequests, outcomeOf, pathsOf } from './testing/hostile'
import { faultsOfAmounts } from './testing/amounts'
import { DISTRIBUTION, UNKEYED } from './testing/distribution'
import { describeEach, ONE_CALL, testEach, testOfAll } from './testing/oneCall'
import { faultsAtOnce, faultsOfRetry, faultsOfReuse } from './testing/once'
import type { Done } from './testing/once'
import { faultsOfKind, UNSEEN } from './testing/paymentKind'
import { faultsOfAccounts, faultsOfPostings, lastEntry } from './testing/postings'
import { schema as everyTable } from './testing/schema'
import { beginWalk, nameOf } from './testing/walk'
import type { Walk } from './testing/walk'
import { differences } from './testing/watch'

/** Calls whose sample succeeds for nobody, so that what they do can't be seen here; their own tests compare it. */
const NEVER_DONE: Partial<Record<CallName, string>> = {
  activateAccount: 'nobody’s account is dormant',
  changeWxSyncUserInfo: 'nobody has an account elsewhere',
  applyMarketer: 'nobody is of the staff',
  askHelp: 'friends’ help is off',
  helpFriend: 'friends’ help is off',
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

const mayRefuseWith = (call: Call & Description, name: ErrorName): boolean =>
  call.errors.includes(name) || refusalsOfAnyCall(call).includes(name)
const providedBy = (call: Call): Tags => (call.effect === 'read' ? call.provides : [])
const invalidatedBy = (call: Call): Tags => (call.effect === 'read' ? [] : call.invalidates)

/** As src/session/memory does it; sandbox and app never import each other. */
const touches = (provided: Tags, changed: Tags): boolean => {
  if (provided.length === 0 || changed.length === 0) return false
  return provided === 'everything' || changed === 'everything' || provided.some((each) => changed.includes(each))
}

describe('one call after the other', () => {
  let walk: Walk
  const done = new Map<CallName, Done>()
  const posted = new Map<CallName, readonly string[]>()
  const kinds = new Map<CallName, readonly string[]>()
  /** Why who was refused each call. */
  const refusals = new Map<CallName, string[]>()
  beforeAll(async () => {
    walk = await beginWalk()
  }, OPENING_MS)
  beforeEach(async () => {
    await passResendTime(walk.bank)
    // After another first card little may be paid, and every order is sent several times here.
    await walk.bank.db.drizzle.update(transferLimits).set({ coolingUntil: 0 })
    // A session ends after five minutes without a call, and on a busy machine the others' turns take longer.
    for (const { applicant } of walk.testCustomers) await applicant.app.call(CALLS.checkRegisterStatus, {})
  })
  afterAll(() => walk?.close())

  test('nothing changes by being asked', async () => {
    for (const person of walk.testCustomers) {
      await walk.readsOf(person).all()
      expect(await walk.readsOf(person).all()).toEqual([])
    }
  })

  describeEach(WRITES, (name) => {
    test('invalidates all that it changes, and changes nothing when it is refused', async () => {
      const faults: string[] = []
      for (const person of walk.testCustomers.filter((one) => asks(one, CALLS[name]))) {
        const reads = walk.readsOf(person)
        let last = 0
        const { outcome, request } = await askAs(person, name, person.find, async (made) => {
          await reads.changed()
          last = await lastEntry(walk.bank.db)
          return made
        })
        const written = await walk.tables.written()
        const changed = await reads.changed()
        if (outcome.ok && !done.has(name)) {
          done.set(name, { person, name, request, outcome, written })
          posted.set(name, await faultsOfPostings(walk.bank.db, { name, person, after: last, changed }))
          kinds.set(name, await faultsOfKind(walk.bank.db, { name, person, after: last }))
        }
        // Which refusals are met hangs on how long the walk takes, so a change isn't held up by one that is met for the first time.
        if (isFull && !outcome.ok && !mayRefuseWith(CALLS[name], outcome.error))
          faults.push(`${name} was refused with ${outcome.error}: name it in the errors of its contract`)
        if (!outcome.ok) refusals.set(name, [...(refusals.get(name) ?? []), `${nameOf(person)}: ${outcome.error}`])
        for (const { read, before, after } of changed) {
          if (outcome.ok && touches(providedBy(CALLS[read]), invalidatedBy(CALLS[name]))) continue
          const what = `${read} of ${nameOf(person)} (${differences(before, after).slice(0, 3).join('; ')})`
          faults.push(
            outcome.ok
              ? `${name} changed ${what}: name a capability that ${read} provides (${String(providedBy(CALLS[read]))}) in what its contract invalidates`
              : `${name} was refused with ${outcome.error} and yet changed ${what}`,
          )
        }
      }
      expect(faults).toEqual([])
    })

    test('was carried out by somebody, or it is known why not', () => {
      const why = done.has(name) ? 'done' : (NEVER_DONE[name] ?? refusals.get(name))
      expect([name, why]).toEqual([name, NEVER_DONE[name] ?? 'done'])
    })

    test('tells its customer of what it posts', () => {
      expect(posted.get(name) ?? []).toEqual([])
    })

    if (CALLS[name].payment !== undefined) {
      test('does with the customer’s money what its contract says', () => {
        if (done.has(name)) expect(kinds.get(name)).toEqual([])
        else expect([name, UNSEEN[name]]).toEqual([name, CALLS[name].payment])
      })
    }

    if (CALLS[name].effect === 'money' && !NEVER_DONE[name]) {
      const doneOnce = (): Done => {
        const first = done.get(name)
        if (!first) throw new Error(`${name} was refused: ${String(refusals.get(name))}`)
        return first
      }

      test('sent again under its id gives its answer and does nothing', async () => {
        expect(await faultsOfRetry(walk, doneOnce())).toEqual([])
      })

      test('refuses another order under the same id', async () => {
        expect(await faultsOfReuse(walk, doneOnce())).toEqual([])
      })

      test('sent twice at the same moment is done once', async () => {
        expect(await faultsAtOnce(walk, doneOnce())).toEqual([])
      })

      test('refuses every amount that nobody can have meant, and moves nothing', async () => {
        expect(await faultsOfAmounts(walk, doneOnce().person, name)).toEqual([])
      })
    }
  })

  test('every kind of account with customers’ money is audited, and keeps its owner’s account open', async () => {
    expect(await faultsOfAccounts(walk.bank.db)).toEqual([])
  })

  test('every statement finds customers’ rows by their customer, or it is known why not', () => {
    const found = [...walk.unkeyed].filter(([name]) => !Object.hasOwn(UNKEYED, name))
    expect(found.map(([name, statement]) => `${name} (docs/growth.md): ${statement}`)).toEqual([])
    if (isFull && ONE_CALL === undefined) {
      expect(Object.keys(UNKEYED).filter((name) => !walk.unkeyed.has(name))).toEqual([])
    }
  })

  test('it is known of every table where its rows lie when customers are many', () => {
    const tables = Object.values(everyTable as Record<string, PgTable>).map((table) => getTableName(table))
    expect(Object.keys(DISTRIBUTION).sort()).toEqual([...tables, 'schema_migrations'].sort())
  })

  test('the books are right after all of it', async () => {
    expect(await checkInvariants(walk.bank.db)).toEqual([])
  })

  testOfAll('what was not asked again has not changed', async () => {
    for (const person of walk.testCustomers) {
      await walk.readsOf(person).changed()
      expect(await walk.readsOf(person).all()).toEqual([])
    }
  })

  testOfAll('a money call is found out that does what it is asked without looking at the amount', async () => {
    const handler = HANDLERS.find(({ call }) => call.name === 'redeemProduct')
    const [customer] = walk.testCustomers
    if (!handler || !customer) throw new Error('no redeemProduct')
    const careless: Handler['handle'] = async (_scope, request) => ok({ ...Object(request), principal: fen(0) })
    jest.spyOn(handler, 'handle').mockImplementation(careless)
    const faults = await faultsOfAmounts(walk, customer, 'redeemProduct')
    jest.restoreAllMocks()
    expect(faults).toContainEqual(expect.stringContaining('redeemProduct of customer guardowner with 0 as amount'))
  })

  testOfAll('the copy of one’s data tells of everything', () => {
    expect(providedBy(CALLS[OF_EVERYTHING])).toBe('everything')
  })

  testOfAll('whatever a call invalidates, some read provides', () => {
    const told = new Set(READS.flatMap((name) => providedBy(CALLS[name])))
    const changed = WRITES.flatMap((name) => invalidatedBy(CALLS[name]))
    expect(changed.filter((each) => each !== 'everything' && !told.has(each))).toEqual([])
  })
})

describe('whatever stands in a field', () => {
  let walk: Walk
  beforeAll(async () => {
    walk = await beginWalk()
  }, OPENING_MS)
  beforeEach(async () => {
    const { drizzle } = walk.bank.db
    // A request refused before its envelope is open leaves a random unused, and a session may hold only so many.
    await drizzle.delete(schema.requestRandoms)
    // A locked password would be the answer to everything that follows.
    await drizzle.update(schema.credentials).set({ failures: 0, lockedUntil: null })
  })
  afterAll(() => walk?.close())

  /** Sends the unchanged sample, by a person for whom it succeeds if there is one. */
  const askRight = async (name: CallName) => {
    const tried = []
    for (const person of walk.testCustomers.filter((one) => asks(one, CALLS[name]))) {
      const asked = await askAs(person, name)
      if (asked.outcome.ok) return { person, asked }
      tried.push({ person, asked })
    }
    const [first] = tried
    if (!first) throw new Error(`nobody can ask ${name}`)
    return first
  }

  testEach(
    SAMPLE_ORDER.filter((name) => pathsOf(SAMPLES[name]).length > 0),
    '%s answers with what was asked for or a named refusal',
    async (name) => {
      const { person, asked } = await askRight(name)
      expect(asked.outcome).not.toMatchObject({ error: 'InvalidRequest' })
      expect(await faultsOfHostile(person, asked)).toEqual([])
    },
  )

  testEach(
    SAMPLE_ORDER.filter((name) => CALLS[name].method === 'POST' && name !== 'signOut'),
    '%s refuses a list in place of its fields',
    async (name) => {
      const person = walk.testCustomers.find((one) => asks(one, CALLS[name])) as Person
      expect([name, await outcomeOf(person, CALLS[name], [])]).toEqual([name, 'InvalidRequest'])
    },
  )

  testOfAll('a navigation with whatever stands in its query ends in a redirect or a refusal', async () => {
    const { path } = CALLS.oauthRedirectBasic
    for (const { request } of hostileRequests(SAMPLES.oauthRedirectBasic)) {
      const fields = Object.entries(request).map(([key, value]) => [key, String(value).slice(0, 600)])
      const answer = await walk.bank.server.inject({ url: `${path}?${new URLSearchParams(fields).toString()}` })
      if (answer.statusCode === 302) continue
      expect(errorName((answer.json() as { code: number }).code)).not.toBe('InternalError')
      expect(answer.statusCode).toBeLessThan(500)
    }
  })

  test('leaves the books right', async () => {
    expect(await checkInvariants(walk.bank.db)).toEqual([])
  })
})
