import { and, eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { refusalsOfAnyCall } from '@/contract/refusals'
import { SAMPLES } from '@/contract/samples'
import { day } from '@/domain/dates/day'
import { minutesOfDay } from '@/domain/dates/instant'
import { errorName } from '@/domain/errors/codes'
import type { ErrorName } from '@/domain/errors/codes'
import type { PaymentKind } from '@/domain/limits/payments'
import { fen } from '@/domain/money/fen'
import { closures } from '@sandbox/business/closure/tables'
import { openLoss, thingsOf } from '@sandbox/business/loss/cases'
import { setOwnLimits } from '@sandbox/business/transfer'
import { subAccounts } from '@sandbox/business/subaccount/tables'
import { HANDLERS } from './capabilities'
import { bankNow, machineNow, moveClock } from './kernel/clock'
import { schema } from './kernel/db'
import { takesPayPassword } from './kernel/orders/obstacles'
import type { Tx } from './kernel/db'
import type { Handler } from './kernel/scope'
import { askAs, SAMPLE_ORDER } from './testing/askAll'
import { prepareOwners } from './testing/testCustomers'
import type { Person } from './testing/person'
import { withEmbeddedBank } from './testing/withBank'

const { accounts, credentials, customers, freezes, losses } = schema

const isMoney = (name: CallName): boolean => CALLS[name].effect === 'money'
const handlerOf = (name: CallName): Handler | undefined => HANDLERS.find(({ call }) => call.name === name)
/** Calls that move money now, or later, and tell what stands against it. */
const PAYING = SAMPLE_ORDER.filter((name) => CALLS[name].payment !== undefined)
const GUARDED = PAYING.filter((name) => handlerOf(name)?.obstacles !== undefined)

const OF_ALL: readonly ErrorName[] = ['AccountDormant', 'AccountImageMissing', 'IdCardExpired']
const OF_PAYING: readonly ErrorName[] = [...OF_ALL, 'AccountLost', 'AccountReceiveOnly']
const OF_LEAVING: readonly ErrorName[] = [...OF_PAYING, 'PaymentsStopped', 'NightLocked', 'TransferLimitDay']

/** What stands against each kind of payment (docs/decisions/limits.md). */
const AGAINST: Readonly<Record<PaymentKind, readonly ErrorName[]>> = {
  out: OF_LEAVING,
  spend: OF_LEAVING,
  buy: [...OF_PAYING, 'PaymentsStopped'],
  promise: OF_PAYING,
  entrusted: OF_PAYING,
  own: OF_PAYING,
  in: OF_ALL,
  close: ['PaymentsStopped', 'NightLocked'],
  back: [],
}
const against = (name: ErrorName): readonly CallName[] =>
  GUARDED.filter((call) => AGAINST[CALLS[call].payment ?? 'out'].includes(name))

interface Obstacle {
  readonly name: ErrorName
  readonly stops: readonly CallName[]
  put(tx: Tx, customerId: string): Promise<unknown>
  takeBack(tx: Tx, customerId: string): Promise<unknown>
}

const account = (tx: Tx, customerId: string, set: Partial<typeof accounts.$inferInsert>) =>
  tx.update(accounts).set(set).where(eq(accounts.customerId, customerId))

const standing = (name: ErrorName, put: object, back: object): Obstacle => ({
  ...{ name, stops: against(name) },
  put: (tx, customerId) => account(tx, customerId, put),
  takeBack: (tx, customerId) => account(tx, customerId, back),
})

const lose = (object: 'ACCOUNT' | 'SUB', stops: readonly CallName[]): Obstacle => ({
  ...{ name: 'AccountLost', stops },
  async put(tx, customerId) {
    for (const thing of (await thingsOf(tx, customerId)).filter((one) => one.object === object))
      await openLoss(tx, customerId, thing, { by: 'counter', now: await bankNow(tx), realNow: machineNow() })
  },
  takeBack: (tx, customerId) =>
    tx
      .update(losses)
      .set({ state: 'LIFTED' })
      .where(and(eq(losses.customerId, customerId), eq(losses.object, object))),
})

const protection = (
  name: ErrorName,
  put: Parameters<typeof setOwnLimits>[2],
  back: Parameters<typeof setOwnLimits>[2],
): Obstacle => ({
  ...{ name, stops: against(name) },
  put: (tx, customerId) => setOwnLimits(tx, customerId, put),
  takeBack: (tx, customerId) => setOwnLimits(tx, customerId, back),
})

const OBSTACLES: readonly Obstacle[] = [
  lose('ACCOUNT', against('AccountLost')),
  // An account of type II or III, whose money still comes and goes between its owner's accounts.
  lose('SUB', ['setSubState']),
  standing('AccountReceiveOnly', { receiveNoPay: 'Y' }, { receiveNoPay: 'N' }),
  standing('AccountDormant', { acctStatus: 'D' }, { acctStatus: 'N' }),
  standing('AccountImageMissing', { missingImageState: 'M' }, { missingImageState: '' }),
  {
    name: 'IdCardExpired',
    stops: against('IdCardExpired'),
    put: (tx, customerId) =>
      tx
        .update(customers)
        .set({ idCardUntil: day('20200101') })
        .where(eq(customers.id, customerId)),
    takeBack: (tx, customerId) => tx.update(customers).set({ idCardUntil: null }).where(eq(customers.id, customerId)),
  },
  protection('PaymentsStopped', { stoppedAt: 1 }, { stoppedAt: null }),
  protection('NightLocked', { nightLock: true }, { nightLock: false }),
  protection('TransferLimitDay', { aDay: fen(0) }, { aDay: null }),
  {
    name: 'ClosureUnderWay',
    stops: GUARDED.filter((name) => isMoney(name) && CALLS[name].payment !== 'close'),
    put: (tx, customerId) =>
      tx.insert(closures).values({
        ...{ closureNo: 'X1', customerId, state: 'CODE' as const, startedAt: 1, amount: fen(0) },
        expiresAt: machineNow() + 600_000,
      }),
    takeBack: (tx) => tx.delete(closures).where(eq(closures.closureNo, 'X1')),
  },
  {
    name: 'PasswordLocked',
    stops: GUARDED.filter((name) => 'password' in SAMPLES[name]),
    put: async (tx, customerId) =>
      tx
        .update(credentials)
        .set({ lockedUntil: (await bankNow(tx)) + 3_600_000 })
        .where(and(eq(credentials.customerId, customerId), eq(credentials.kind, 'payment'))),
    takeBack: (tx, customerId) => forgetGuesses(tx, customerId),
  },
]

/** What changes what decides over an account, and whatever else takes its password. */
const DECIDING = SAMPLE_ORDER.filter((name) => {
  const decides = handlerOf(name)?.ownerObstacle !== undefined
  return !GUARDED.includes(name) && (decides || takesPayPassword(CALLS[name]))
})

const forgetGuesses = (tx: Tx, customerId: string) =>
  tx
    .update(credentials)
    .set({ failures: 0, lockedUntil: null })
    .where(and(eq(credentials.customerId, customerId), eq(credentials.kind, 'payment')))

test('every call that moves money tells its obstacles beforehand, whoever added it', () => {
  // What becomes of a deposit at its end moves nothing today: its page asks for the password's lock alone.
  expect(PAYING.filter((name) => !GUARDED.includes(name))).toEqual(['setMaturityInstruction'])
  expect(OBSTACLES.flatMap(({ stops }) => stops)).toEqual(expect.arrayContaining([...GUARDED]))
})

test('what stands against a call is among the refusals that its reference has, and nothing that never does', () => {
  const said = (call: CallName): readonly ErrorName[] => [...CALLS[call].errors, ...refusalsOfAnyCall(CALLS[call])]
  for (const { name, stops } of OBSTACLES)
    expect([name, stops.filter((call) => !said(call).includes(name))]).toEqual([name, []])
  const guards = new Set(Object.values(AGAINST).flat())
  const idle = GUARDED.flatMap((call) =>
    refusalsOfAnyCall(CALLS[call])
      .filter((name) => guards.has(name) && !against(name).includes(call))
      .map((name) => `${call}: ${name}`),
  )
  expect(idle).toEqual([])
})

withEmbeddedBank((bank) => {
  let owner: Person
  let customerId = ''
  const mine = new Map<CallName, object>()
  const write = (work: (tx: Tx, whose: string) => Promise<unknown>) =>
    bank.db.transaction((tx) => work(tx, customerId).then(() => undefined))

  beforeAll(async () => {
    const [first] = await prepareOwners(bank)
    if (!first) throw new Error('nobody owns anything')
    owner = first
    customerId = (await first.customerId()) ?? ''
    // In the daytime, so that only the night's own case is at night.
    await bank.db.transaction(async (tx) => moveClock(tx, untilNoon(await bankNow(tx))))
  }, 120_000)

  const told = async (name: CallName): Promise<ErrorName[]> => {
    const { cardId, acctId, authId, potId, direction } = { ...mine.get(name) } as Record<string, string | undefined>
    const all = Object.entries({ cardId, acctId, authId, potId, direction })
    const asked = Object.fromEntries(all.filter(([, one]) => one))
    const outcome = await owner.applicant.app.call(queryObstacles, { call: name, ...asked })
    if (!outcome.ok) throw new Error(`${name}: ${outcome.error}`)
    return outcome.value.obstacles.map(({ code }) => errorName(code) ?? 'InternalError')
  }
  /** What the call itself says to a wrong password, which it is never to get as far as. */
  const tried = async (name: CallName): Promise<string> => {
    await write(forgetGuessesUnlessLocked)
    const asked = await askAs(owner, name, owner.find, async (request) => {
      const wrong = 'password' in request ? { ...request, password: '918273' } : request
      mine.set(name, wrong)
      return wrong
    })
    return asked.outcome.ok ? 'done' : String(asked.outcome.error)
  }
  const forgetGuessesUnlessLocked = async (tx: Tx): Promise<unknown> =>
    tx
      .update(credentials)
      .set({ failures: 0 })
      .where(and(eq(credentials.customerId, customerId), eq(credentials.kind, 'payment')))

  it('tells nothing of an account in order, whose orders fail by the wrong password alone', async () => {
    for (const name of GUARDED) {
      if (!('password' in SAMPLES[name])) continue
      const outcome = await tried(name)
      expect([name, await told(name), outcome]).toEqual([
        name,
        [],
        name === 'submitClosure' ? 'ClosureUnknown' : 'PasswordWrong',
      ])
    }
    await write(forgetGuesses)
  }, 120_000)

  it.each(OBSTACLES.map((one) => [one.name, one.stops, one] as const))(
    '%s is told beforehand to %j and to no other, and refuses them before the password',
    async (name, stops, { put, takeBack }) => {
      if (name === 'NightLocked') await bank.db.transaction(async (tx) => moveClock(tx, untilNight(await bankNow(tx))))
      await write(put)
      try {
        for (const call of GUARDED) {
          const stopped = stops.includes(call)
          if (stopped || 'password' in SAMPLES[call]) {
            const outcome = await tried(call)
            // Of a closing the form was begun, or it is refused for not having been.
            const early = call === 'submitClosure' && name !== 'PaymentsStopped' && name !== 'NightLocked'
            if (!early) expect([call, outcome]).toEqual([call, stopped ? name : 'PasswordWrong'])
          }
          expect([call, await told(call)]).toEqual([call, stopped ? [name] : []])
        }
      } finally {
        await write(takeBack)
      }
    },
    120_000,
  )

  it('binds no card to an account that is reported lost while the card network is asked', async () => {
    const lost = OBSTACLES.find(({ name }) => name === 'AccountLost')
    await write((tx, whose) => lost?.put(tx, whose) ?? Promise.resolve())
    await write((tx, whose) => lost?.takeBack(tx, whose) ?? Promise.resolve())
    // What asks the network counts it: then the owner's report comes in.
    await bank.db.drizzle.execute(sql`
      CREATE FUNCTION lose_meanwhile() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE losses SET state = 'TEMP'
          WHERE case_no = (SELECT max(case_no) FROM losses WHERE customer_id = NEW.subject AND object = 'ACCOUNT');
        RETURN NULL;
      END $$`)
    await bank.db.drizzle.execute(sql`
      CREATE TRIGGER lose_meanwhile AFTER INSERT OR UPDATE ON daily_counts FOR EACH ROW
        WHEN (NEW.kind = 'card') EXECUTE FUNCTION lose_meanwhile()`)
    expect(await tried('bindBankCard')).toBe('AccountLost')
    await bank.db.drizzle.execute(sql`DROP TRIGGER lose_meanwhile ON daily_counts`)
    await write((tx, whose) => lost?.takeBack(tx, whose) ?? Promise.resolve())
  })

  it.each([
    [
      'AccountLost',
      [
        ...(['bindBankCard', 'unbindCard', 'setSettlementCard', 'changeFirstCard', 'setSecurity'] as const),
        ...(['changeGesture', 'setGesturePassword', 'setLoginPassword', 'resetGesture', 'resetPayPassword'] as const),
        ...(['changePayPassword', 'startPhoneChange', 'setCardPhone'] as const),
      ],
    ],
    ['ClosureUnderWay', ['startPhoneChange', 'setCardPhone', 'openPot', 'changePot']],
  ] as const)(
    '%s is told beforehand to what it keeps from being changed, and to no other',
    async (name, keeps) => {
      const obstacle = OBSTACLES.find((one) => one.name === name)
      // A freeze by law, which also keeps the number, and what samples of a loss have lost would be told first.
      await write((tx, whose) => tx.update(losses).set({ state: 'LIFTED' }).where(eq(losses.customerId, whose)))
      await write((tx) => tx.update(freezes).set({ state: 'LIFTED', endedAt: 1 }).where(eq(freezes.kind, 'JUDICIAL')))
      await write((tx, whose) => obstacle?.put(tx, whose) ?? Promise.resolve())
      const kept: CallName[] = []
      for (const call of DECIDING) {
        const outcome = await tried(call)
        const beforehand = await told(call)
        if (beforehand.length > 0) kept.push(call)
        expect([call, beforehand]).toEqual([call, beforehand.length > 0 || outcome === name ? [name] : []])
        // What it says first may be another reason, but it gets nowhere.
        if (beforehand.length > 0) expect(['done', 'PasswordWrong']).not.toContain(outcome)
      }
      await write((tx, whose) => obstacle?.takeBack(tx, whose) ?? Promise.resolve())
      expect(new Set(kept)).toEqual(new Set(keeps))
    },
    120_000,
  )

  it('tells what stands against one account or one card, and nothing of the others', async () => {
    const acctId = await owner.find('subAccount')
    const cardId = await owner.find('card')
    const of = async (asked: object): Promise<string[]> => {
      const outcome = await owner.applicant.app.call(queryObstacles, { call: 'moveSub', ...asked })
      if (!outcome.ok) throw new Error(outcome.error)
      return outcome.value.obstacles.map(({ code }) => String(errorName(code)))
    }
    const stop = (state: 'STOPPED' | 'ACTIVE') =>
      write((tx) => tx.update(subAccounts).set({ state }).where(eq(subAccounts.acctId, acctId)))
    await stop('STOPPED')
    expect(await of({ acctId, direction: 'IN' })).toEqual(['SubAccountUnavailable'])
    // Its own money comes back to its owner.
    expect(await of({ acctId, direction: 'OUT' })).toEqual([])
    expect(await of({ acctId: 'another', direction: 'OUT' })).toEqual(['SubAccountUnknown'])
    await stop('ACTIVE')
    for (const call of ['transferOut', 'transferIn'] as const) {
      expect(await of({ call, cardId })).toEqual([])
      expect(await of({ call, cardId: 'another' })).toEqual(['CardUnknown'])
      await owner.applicant.choose('card', 'unavailable')
      expect(await of({ call, cardId })).toEqual(['CardUnavailable'])
      await owner.applicant.choose('card', 'match')
    }
  })

  it('tells nobody of calls that ask for no password and move nothing', async () => {
    const { app } = owner.applicant
    for (const call of ['queryWallet', 'toString', 'noSuchCall'])
      expect(await app.call(queryObstacles, { call })).toMatchObject({ error: 'InvalidRequest' })
    expect(await app.call(queryObstacles, { call: 'requestStatement' })).toMatchObject({ ok: true })
  })
})

const MINUTE = 60_000
const until = (minutes: number) => (now: number) => ((minutes - minutesOfDay(now) + 1_440) % 1_440) * MINUTE
const untilNoon = until(12 * 60)
const untilNight = until(23 * 60)
