import { hostname as osHostname } from 'node:os'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { errorName } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { coupons } from '@sandbox/business/voucher/tables'
import { ok } from '@/domain/result'
import { HANDLERS } from './capabilities'
import { schema } from './kernel/db'
import { checkInvariants } from './ledgerAudit'
import { levelOf } from './kernel/scope'
import type { Handler, Scope } from './kernel/scope'
import { askTheSame, SAMPLE_ORDER } from './testing/askAll'
import { testClient } from './testing/client'
import type { TestCustomer } from './testing/client'
import { DEMO_GESTURE } from './host/seeding/customers'
import { PASSWORD } from './business/onboarding/testing/applicant'
import { said } from './testing/leaks'
import { UNREGISTERED } from './testing/testCustomers'
import { describeOfAll, named, testEach } from './testing/oneCall'
import { holdTrial, leaksOf, toLookFor } from './testing/trial'
import type { Trial } from './testing/trial'
import { withLivedInBank } from './testing/withBank'

const calls: readonly Call[] = Object.values(CALLS)
const nameOf = ({ name }: Call): CallName => name as CallName
/** Enough to prepare the people of three banks on a busy machine. */
const TRIAL_MS = 300_000
const closed = calls.filter(({ access }) => access !== 'public')

/** Calls whose answer to their owner has nothing in it that could leak to a stranger, with the reason. */
const NOTHING_TO_LOOK_FOR: Partial<Record<CallName, string>> = {
  activateAccount: 'no owner’s account is dormant; its answer is a record as updatePersonalInfo answers',
  applyMarketer: 'nobody of the owners is of the staff',
  askHelp: 'friends’ help is off',
  askService: 'nobody books for a day so far ahead',
  bookAdviser: 'nobody books for a day so far ahead',
  settleServed: 'no owner may promote',
  queryMyShop: 'no owner may promote',
  queryPosters: 'the bank’s own words, and a name with stars, which every owner shares with others',
  queryRanking: 'small numbers, and names with stars',
  saveShop: 'no owner may promote',
  setRanking: 'yes or no',
  setShopOpen: 'no owner may promote',
  answerSurvey: 'which answers are right, the same for everybody',
  checkIn: 'a streak and its points, which are small',
  finishLearning: 'what reading an article brings, the same for everybody',
  getLoanToken: 'a loan app’s address, the same for everybody; a token goes along with a voucher alone',
  helpFriend: 'friends’ help is off',
  getPrivacyPolicyStatus: 'yes or no, and the policy’s version',
  ocrZipControl: 'the same for everybody',
  openSubAccount: 'the owner has shown no face for it; its answer is what querySubAccounts tells',
  queryAccountStatus: 'state codes and four digits, which are compared under their field’s name',
  queryMyCampaigns: 'yes or no, small numbers and the catalogue’s sentences',
  queryObstacles: 'codes of the catalogue and their sentences, which everybody may read',
  queryBanks: 'the same for everybody',
  queryTextChanges: 'which version was agreed to, and sentences that are the same for everybody',
  queryBoard: 'what everybody may read, and nobody’s has been put there',
  queryCheckIns: 'days and small numbers, which occur elsewhere too',
  queryInvitations: 'names of product families, which everybody knows; purchaseAccess.test.ts shows whose they are',
  queryLegalText: 'the same for everybody',
  queryMessageSettings: 'kinds, which are the same for everybody, and yes or no',
  queryRiskQuestionnaire: 'the same for everybody',
  querySettlementCard: 'that promotion is off',
  readMessages: 'four counts',
  resetGesture: 'the owner has shown no face for it; its answer is a session as setGesturePassword’s is',
  resetSubPassword: 'a state',
  sendSmsCode: 'the mask of the number it was asked with',
  setMaturityInstruction: 'the instruction it was asked with',
  setSubPassword: 'a state',
  setSubState: 'a state, and what was swept: nothing, for it is stopped',
  tencentFaceVerify: 'how a face check came out and how many are left',
  updateTaxResidency: 'a version and a state',
  validateBindAccount: 'the bank of the number it was asked with',
  verifyGestureCipherResult: 'yes or no',
  verifySpecial: 'the owner has shown no face for it; its answer is a count',
  disownLogin: 'what became of a device',
  requestClosureReview: 'the owner has deposits and can’t close the account; its answer is what queryClosure tells',
  startClosure: 'the owner has deposits and can’t close the account; its answer is what queryClosure tells',
  submitClosure: 'the owner has deposits and can’t close the account; closure/calls.test.ts reads its receipt',
  withdrawClosure: 'the owner has deposits and can’t close the account; its answer is what queryClosure tells',
}

test('every call has one handler, which gets what the contract’s access promises', () => {
  expect(HANDLERS.map(({ call }) => call.name).sort()).toEqual(Object.keys(CALLS).sort())
  for (const { call, level } of HANDLERS) expect([call.name, level]).toEqual([call.name, levelOf(call.access)])
})

test('two calls never share a method and path', () => {
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
})

withLivedInBank((bank) => {
  let trial: Trial
  const reached = new Set<string>()
  const pairsOf = (name: string) => trial.pairs.filter(({ asked }) => asked.name === name)

  beforeAll(async () => {
    for (const handler of HANDLERS) {
      const { handle } = handler
      jest.spyOn(handler, 'handle').mockImplementation((scope, request) => {
        reached.add(handler.call.name)
        return handle(scope, request)
      })
    }
    trial = await holdTrial(bank)
    jest.restoreAllMocks()
  }, TRIAL_MS)

  describe('a sample asked by its owner, and by strangers', () => {
    testEach(SAMPLE_ORDER, '%s: its sample reaches its handler', async (name) => {
      const outcomes = trial.answered.filter((asked) => asked.name === name).map(({ outcome }) => outcome)
      expect(outcomes.length).toBeGreaterThan(0)
      expect(outcomes).not.toContainEqual(expect.objectContaining({ error: 'InvalidRequest' }))
      expect(reached).toContain(name)
    })

    testEach(closed.map(nameOf), '%s tells strangers nothing of its owner’s', async (name) => {
      expect(pairsOf(name)).not.toEqual([])
      expect(leaksOf(trial, pairsOf(name))).toEqual([])
    })

    testEach(closed.map(nameOf), '%s leaves everything of its owner’s as it is when strangers ask it', async (name) => {
      expect(trial.meddled.get(name)?.slice(0, 3)).toEqual([])
    })

    test('every closed call that answers anything leaves something to look for, or a reason why not', () => {
      const answering = closed.filter(({ response }) => Object.keys(Object(response).entries).length > 0)
      const silent = named(answering.map(nameOf)).filter((name) => toLookFor(trial, name).length === 0)
      expect(silent.sort()).toEqual([...named(Object.keys(NOTHING_TO_LOOK_FOR))].sort())
    })

    test('no money of anybody’s moved by a stranger’s asking', async () => {
      const { orders } = schema
      const owner = await trial.owners[0]?.customerId()
      const moved = await bank.db.drizzle
        .select({ kind: orders.kind, amount: orders.amount })
        .from(orders)
        .where(and(ne(orders.customerId, owner ?? ''), gt(orders.createdAt, trial.strangersFrom)))
      expect(moved).toEqual([])
      expect(await checkInvariants(bank.db)).toEqual([])
    })
  })

  // Of all calls together: the owners' and the strangers' requests and answers, with every name, number, token and password.
  describeOfAll('the log of all that', () => {
    test('has a line for each call with its outcome and its time, and nothing of anybody’s', () => {
      const { telling } = said(trial.answered.map(({ request, outcome }) => [request, outcome]))
      const tokens = trial.owners.map(({ applicant }) => applicant.app.token)
      const secrets = [...telling, ...tokens, PASSWORD, DEMO_GESTURE, ...Object.values(CALLS).map(({ path }) => path)]
      const left = bank.logged.map((line) => {
        const { level, time, pid, hostname, requestId, ms, ...told } = JSON.parse(line) as Record<string, unknown>
        expect([level, time, pid, ms ?? 0].map((each) => typeof each)).toEqual(Array(4).fill('number'))
        expect([hostname, /^[0-9a-f]{12}$/.test(String(requestId ?? '0'.repeat(12)))]).toEqual([osHostname(), true])
        return JSON.stringify(told)
      })
      const kinds = [...new Set(left)]
      expect(bank.logged.length).toBeGreaterThan(trial.answered.length)
      expect(kinds).toContain(JSON.stringify({ call: 'queryWallet', outcome: 'ok', msg: 'call' }))
      expect(secrets.length).toBeGreaterThan(1000)
      expect(kinds.flatMap((kind) => secrets.filter((secret) => kind.includes(secret)))).toEqual([])
    })
  })

  describe('without what a call asks for', () => {
    const requestOf = (name: CallName): object =>
      trial.answered.find((asked) => asked.name === name)?.request ?? SAMPLES[name]
    let anybody: TestCustomer
    let signedIn: TestCustomer
    beforeAll(async () => {
      anybody = await testClient(bank.server).anonymous()
      signedIn = await testClient(bank.server).as('张伟')
    })

    testEach(
      calls.filter(({ protection }) => protection !== 'plain').map(nameOf),
      '%s refuses a plain body',
      async (name) => {
        const { method, path } = CALLS[name]
        const query = new URLSearchParams(Object.entries(requestOf(name)).map(([key, value]) => [key, String(value)]))
        for (const session of [{}, { 'x-session': signedIn.token }]) {
          const answer = await bank.server.inject({
            method,
            url: method === 'GET' ? `${path}?${query.toString()}` : path,
            headers: { ...session, 'content-type': 'application/json' },
            ...(method === 'POST' ? { payload: JSON.stringify(requestOf(name)) } : {}),
          })
          const { code, ...rest } = answer.json() as { code: number }
          expect([errorName(code), Object.keys(rest)]).toEqual(['EnvelopeRefused', ['msg']])
        }
      },
    )

    testEach(closed.map(nameOf), '%s refuses who has no session', async (name) => {
      for (const token of ['', 'made-up-session']) {
        anybody.token = token
        expect(await anybody.call(CALLS[name], requestOf(name) as never)).toMatchObject({ error: 'SessionMissing' })
      }
    })

    const inner = closed.filter(({ access }) => access !== 'session')
    testEach(
      inner.map(nameOf),
      '%s refuses who has not passed the gesture, and who is not registered',
      async (name) => {
        anybody.token = ''
        await anybody.signIn('lina', '')
        expect(await anybody.call(CALLS[name], requestOf(name) as never)).toMatchObject({ error: 'GestureMissing' })
        await anybody.signIn(UNREGISTERED, '')
        expect(await anybody.call(CALLS[name], requestOf(name) as never)).toMatchObject({ error: 'NotRegistered' })
      },
    )
  })

  describeOfAll('the guard itself finds', () => {
    /** Repeats the stranger's call with a handler that leaks in the given way. */
    const leaksWhen = async (name: CallName, leaky: (handler: Handler) => Handler['handle']): Promise<string[]> => {
      const handler = HANDLERS.find(({ call }) => call.name === name)
      const [stranger] = trial.strangers
      const [pair] = pairsOf(name)
      if (!handler || !stranger || !pair) throw new Error(`${name} has no handler or was not asked`)
      await stranger.applicant.app.signIn(stranger.applicant.key)
      const original = { ...handler }
      jest.spyOn(handler, 'handle').mockImplementation(leaky(original))
      try {
        const [asked] = await askTheSame(trial.strangers, [pair.asked])
        return asked ? leaksOf(trial, [{ ...pair, asked }]) : []
      } finally {
        jest.restoreAllMocks()
      }
    }

    test('nothing when a handler does right', async () => {
      expect(await leaksWhen('queryHoldings', ({ handle }) => handle)).toEqual([])
    })

    test('a handler that forgets whose data it reads', async () => {
      const [owner] = await bank.db.drizzle
        .select()
        .from(schema.customers)
        .where(eq(schema.customers.id, (await trial.owners[0]?.customerId()) ?? ''))
      for (const name of ['queryHoldings', 'queryWallet', 'queryCoupons', 'queryHoldingDetail'] as const) {
        const leaks = await leaksWhen(name, ({ handle }) => (scope, request) => {
          const confused: object = { ...scope, customer: owner }
          return handle(confused as Scope, request)
        })
        expect([name, leaks]).not.toEqual([name, []])
      }
    })

    test('a sum over everybody, in which nobody’s own amount stands', async () => {
      const leaks = await leaksWhen('queryAssets', ({ handle }) => async (scope, request) => {
        const answer = await handle(scope, request)
        return answer.ok ? ok({ ...Object(answer.value), deposits: fen(1_357_913) }) : answer
      })
      expect(leaks).toEqual(['deposits: 1357913'])
    })

    test('an export section of everybody’s rows', async () => {
      const leaks = await leaksWhen('exportMyData', ({ handle }) => async (scope, request) => {
        const answer = await handle(scope, request)
        const everybody = await bank.db.drizzle.select().from(coupons)
        return answer.ok ? ok({ ...Object(answer.value), data: { coupons: everybody } }) : answer
      })
      expect(leaks).not.toEqual([])
    })
  })
})
