import { and, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { RequestOf } from '@/contract/call'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { fen, yuan } from '@/domain/money/fen'
import { replaceCards } from '@sandbox/business/card/testing/replaceCards'
import { givePass } from '@sandbox/business/identity'
import { facePasses } from '@sandbox/business/identity/tables'
import { messages } from '@sandbox/business/message/tables'
import { ELECTRONIC, payMerchant } from '@sandbox/business/subaccount'
import { keepPaySecurity, readOutLimits, readPaySecurity, transferIn } from '@sandbox/business/transfer'
import { advance } from '@sandbox/dayEnds'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { schema } from '@sandbox/testing/schema'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { BANK_CALL_MS, beginCall, endCall } from './bankCalls'
import { CHANGES_A_DAY, paySecurityAtClosing } from './paySecurity'
import { ownerCalled } from './testing/owner'
import type { Owner } from './testing/owner'

type Change = RequestOf<typeof CALLS.setSecurity>
const NONE = { limits: { single: yuan(500_000), aDay: yuan(1_000_000) }, nightLock: false }
const HOUR = 3_600_000
const CARD = 'card-of-pay-security'
const cardId = CARD

withBank((bank) => {
  const { test, race } = testsOf(bank)
  let owner: Owner
  let app: TestCustomer
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  const nameOf = (answer: { ok: true } | { ok: false; error: string }) => (answer.ok ? 'done' : answer.error)
  const set = async (change: Change, phone = app) => nameOf(await phone.call(CALLS.setSecurity, change))
  const read = async () => readPaySecurity(on(), owner.customerId, await now())
  const limits = (single: number, aDay: number) =>
    ({ change: 'limits', single: yuan(single), aDay: yuan(aDay) }) as const
  const password = DEMO_PASSWORD
  const showFace = (scene: 'raiseLimit' | 'liftStop' | 'transfer' | 'transferAway') =>
    givePass(on(), owner.customerId, scene, machineNow())
  const send = async (amount: number, more: { province?: string; clientId?: string } = {}) =>
    nameOf(
      await app.call(CALLS.transferOut, {
        ...{ clientId: newClientId(), cardId, amount: yuan(amount), speed: 'NEXT_DAY', password },
        ...more,
      }),
    )
  const pay = async (amount: number) =>
    bank.db.transaction(async (tx) => {
      const order = { customerId: owner.customerId, acctId: ELECTRONIC, amount: yuan(amount), merchant: '样例书店' }
      const paid = await payMerchant(tx, { ...order, now: await bankNow(tx) })
      return paid.ok ? 'done' : paid.error.name
    })
  /** The next time it is this hour. */
  const waitFor = async (hour: number) => {
    const [at, today] = [await now(), dayOfInstant(await now())]
    const next = [today, addDays(today, 1)].map((day) => instantOf(day, hour)).find((time) => time > at)
    await advance(bank.db, (next ?? at) - at)
    app = await owner.phone()
  }

  beforeAll(async () => {
    owner = ownerCalled(bank, '张伟')
    app = await owner.phone()
    const facts = { bankCode: '622848', bankName: '农业银行', mobileNo: '17000000001', boundAt: 0, isDefault: true }
    await replaceCards(on(), { id: CARD, customerId: owner.customerId, cardNo: '6228480000000001008', ...facts })
    await bank.db.transaction(async (tx) =>
      transferIn(tx, { customerId: owner.customerId, amount: yuan(900_000), now: await bankNow(tx) }),
    )
    await waitFor(12)
  })
  beforeEach(async () => {
    await keepPaySecurity(on(), owner.customerId, NONE)
    await on().delete(facePasses)
    await on().update(schema.credentials).set({ failures: 0, lockedUntil: null })
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  describe('limits', () => {
    test('go down at once with the password, and what is paid and what is sent use the same day’s', async () => {
      expect(await set(limits(300, 500))).toBe('InvalidRequest')
      expect(await set({ ...limits(300, 500), password: '000000' })).toBe('PasswordWrong')
      const { used } = await readOutLimits(on(), owner.customerId, await now())
      const most = used.amount / 100 + 500
      expect(await set({ ...limits(300, most), password })).toBe('done')
      expect([await send(301), await pay(301)]).toEqual(['TransferLimitSingle', 'TransferLimitSingle'])
      expect([await send(300), await pay(200), await pay(0.01), await send(0.01)]).toEqual([
        'done',
        'done',
        'TransferLimitDay',
        'TransferLimitDay',
      ])
    })

    test('are set so often a day, which is told before a face and a guess; a stop may come at any time', async () => {
      await set({ ...limits(300, 500), password })
      const day = dayOfInstant(await now())
      const used = { subject: owner.customerId, kind: 'securityChange', day, count: CHANGES_A_DAY } as const
      const { dailyCounts } = schema
      const own = and(eq(dailyCounts.subject, used.subject), eq(dailyCounts.kind, used.kind))
      await on().delete(dailyCounts).where(own)
      await on().insert(dailyCounts).values(used)
      const told = await app.call(CALLS.queryObstacles, { call: 'setSecurity' })
      expect(told).toMatchObject({ ok: true, value: { obstacles: [{ name: 'TooManyTries' }] } })
      await showFace('raiseLimit')
      for (let tries = 0; tries < 6; tries++)
        expect(await set({ ...limits(400, 600), password: '000000' })).toBe('TooManyTries')
      expect(await set({ change: 'stop', pattern: DEMO_GESTURE })).toBe('done')
      await on().delete(dailyCounts).where(own)
      expect(await set({ ...limits(400, 600), password })).toBe('done')
    })

    test('go up by face and password on the next day, which is shown and can be called off', async () => {
      await set({ ...limits(300, 500), password })
      expect(await set({ ...limits(400, 600), password })).toBe('FaceMissing')
      await showFace('raiseLimit')
      expect(await set({ ...limits(400, 600), password: '000000' })).toBe('PasswordWrong')
      expect(await set({ ...limits(400, 600), password })).toBe('done')
      // One face is good for one raise.
      expect(await set({ ...limits(999, 999), password })).toBe('FaceMissing')
      const shown = await app.call(CALLS.queryPaySecurity, {})
      const from = addDays(dayOfInstant(await now()), 1)
      expect(shown).toMatchObject({ ok: true, value: { limits: { single: 30_000 }, raise: { single: 40_000, from } } })
      await waitFor(0)
      expect(await read()).toMatchObject({ limits: { single: yuan(400), aDay: yuan(600) }, raise: undefined })
      await showFace('raiseLimit')
      await set({ ...limits(500, 700), password })
      expect(await set({ change: 'cancelRaise' })).toBe('done')
      await waitFor(12)
      expect((await read()).limits.single).toBe(yuan(400))
    })

    test('that wait don’t begin for an account that was closed', async () => {
      const waiting = { ...NONE, limits: { single: yuan(1), aDay: yuan(1) } }
      const from = addDays(dayOfInstant(await now()), 1)
      await keepPaySecurity(on(), owner.customerId, { ...waiting, raise: { ...NONE.limits, from } })
      const subject = { customerId: owner.customerId, now: await now(), today: dayOfInstant(await now()) }
      await bank.db.transaction(async (tx) => paySecurityAtClosing.closed?.(tx, subject))
      expect((await read()).raise).toBeUndefined()
    })
  })

  describe('the stop', () => {
    test('ends everything that goes out at once by the gesture, and own money still comes back', async () => {
      const waiting = await app.call(CALLS.transferOut, {
        ...{ clientId: newClientId(), cardId, amount: yuan(7), speed: 'NEXT_DAY', password },
      })
      expect(await set({ change: 'stop' })).toBe('InvalidRequest')
      expect(await set({ change: 'stop', pattern: '0124' })).toBe('GestureWrong')
      expect(await set({ change: 'stop', pattern: DEMO_GESTURE })).toBe('done')
      expect([await send(1), await pay(1)]).toEqual(['PaymentsStopped', 'PaymentsStopped'])
      const buying = { productType: '20194', amount: 5_000_000, expectedRate: 0, agreementVersion: '1' }
      const bought = await app.call(CALLS.buyProduct, { clientId: newClientId(), password, ...buying })
      expect(nameOf(bought)).toBe('PaymentsStopped')
      const orderNo = waiting.ok ? waiting.value.orderNo : ''
      const back = await app.call(CALLS.cancelTransfer, { clientId: newClientId(), orderNo, password })
      expect(nameOf(back)).toBe('done')
      expect((await owner.notices())[0]).toContain('账户支付已全部停止')
    })

    test('is lifted by face and password, and by neither alone', async () => {
      await set({ change: 'stop', pattern: DEMO_GESTURE })
      expect(await set({ change: 'lift', password })).toBe('FaceMissing')
      await showFace('raiseLimit')
      expect(await set({ change: 'lift', password })).toBe('FaceMissing')
      await showFace('liftStop')
      expect(await set({ change: 'lift' })).toBe('InvalidRequest')
      expect(await set({ change: 'lift', password })).toBe('done')
      expect(await send(1)).toBe('done')
    })

    race('of a stop and a payment at once one comes first, and no payment is taken after the stop', async () => {
      const [stopped, ...paid] = await Promise.all([
        set({ change: 'stop', pattern: DEMO_GESTURE }),
        ...Array.from({ length: 4 }, () => send(1)),
      ])
      expect(stopped).toBe('done')
      expect(paid.filter((name) => name !== 'done' && name !== 'PaymentsStopped')).toEqual([])
      expect(await send(1)).toBe('PaymentsStopped')
    })
  })

  test('the night lock stops what leaves between 22:00 and 6:00, and is turned off by the password alone', async () => {
    expect(await set({ change: 'nightLock', on: true })).toBe('done')
    expect(await send(1)).toBe('done')
    await waitFor(22)
    expect([await send(1), await pay(1)]).toEqual(['NightLocked', 'NightLocked'])
    expect(await set({ change: 'nightLock', on: false })).toBe('InvalidRequest')
    expect(await set({ change: 'nightLock', on: false, password })).toBe('done')
    expect(await pay(1)).toBe('done')
    await waitFor(12)
  })

  test('a payment as large as was asked for is told, a smaller one isn’t', async () => {
    const told = async () =>
      (await on().select().from(messages).where(eq(messages.kind, 'largePayment'))).filter(
        ({ customerId }) => customerId === owner.customerId,
      ).length
    await set({ change: 'notice', over: yuan(100) })
    await send(99)
    await pay(99)
    expect(await told()).toBe(0)
    await send(100)
    await pay(101)
    expect(await told()).toBe(2)
    expect(await set({ change: 'notice' })).toBe('InvalidRequest')
    expect(await set({ change: 'notice', password })).toBe('done')
  })

  describe('the region lock', () => {
    test('asks an order from elsewhere for a face of its own, which is good for one order', async () => {
      expect(await set({ change: 'regions', provinces: ['22'] })).toBe('done')
      expect(await send(1, { province: '22' })).toBe('done')
      const clientId = newClientId()
      expect(await send(1, { clientId, province: '11' })).toBe('StepUpMissing')
      expect(await send(1)).toBe('StepUpMissing')
      await showFace('transfer')
      expect(await send(1)).toBe('StepUpMissing')
      await showFace('transferAway')
      expect(await send(1, { clientId, province: '11' })).toBe('done')
      expect(await send(1)).toBe('StepUpMissing')
    })

    test('takes fewer regions from a session and more of them from the password', async () => {
      await set({ change: 'regions', provinces: ['22', '21'] })
      expect(await set({ change: 'regions', provinces: ['22'] })).toBe('done')
      expect(await set({ change: 'regions', provinces: ['22', '11'] })).toBe('InvalidRequest')
      expect(await set({ change: 'regions' })).toBe('InvalidRequest')
      expect(await set({ change: 'regions', password })).toBe('done')
      expect(await send(1)).toBe('done')
    })
  })

  describe('attacks', () => {
    const WEAKEN: readonly Change[] = [
      { change: 'limits', single: fen(50_000_000), aDay: fen(100_000_000) },
      { change: 'nightLock', on: false },
      { change: 'notice' },
      { change: 'regions' },
      { change: 'lift' },
    ]
    const protect = async () => {
      const { stoppedAt = 1 } = await read()
      const own = { limits: { single: yuan(1), aDay: yuan(2) }, nightLock: true, stoppedAt }
      await keepPaySecurity(on(), owner.customerId, { ...own, noticeOver: yuan(1), provinces: ['22'] })
    }

    test('a stolen session alone weakens nothing, and neither does one with the gesture', async () => {
      await protect()
      const before = await read()
      for (const change of WEAKEN) {
        expect(await set(change)).toMatch(/InvalidRequest|FaceMissing/)
        expect(await set({ ...change, pattern: DEMO_GESTURE })).toMatch(/InvalidRequest|FaceMissing/)
      }
      expect(await read()).toEqual(before)
    })

    test('a stolen phone with gesture and password raises no limit and lifts no stop', async () => {
      await protect()
      for (const change of [WEAKEN[0], WEAKEN[4]])
        expect(await set({ ...change, password } as Change)).toBe('FaceMissing')
      await showFace('transfer')
      expect(await set({ ...WEAKEN[0], password } as Change)).toBe('FaceMissing')
    })

    test('a face of another doesn’t help', async () => {
      await protect()
      await givePass(on(), ownerCalled(bank, '李娜').customerId, 'liftStop', machineNow())
      expect(await set({ change: 'lift', password })).toBe('FaceMissing')
    })

    test('passwords and gestures guessed here are counted over all phones', async () => {
      const other = await owner.phone()
      for (let tries = 0; tries < 4; tries += 1) {
        const phone = tries % 2 === 0 ? app : other
        expect(await set({ change: 'nightLock', on: false, password: '000000' }, phone)).toBe('PasswordWrong')
      }
      expect(await set({ change: 'nightLock', on: false, password: '000000' })).toBe('PasswordLocked')
      expect(await set({ change: 'nightLock', on: false, password })).toBe('PasswordLocked')
      for (let tries = 0; tries < 4; tries += 1)
        expect(await set({ change: 'stop', pattern: '0124' })).toBe('GestureWrong')
      expect(await set({ change: 'stop', pattern: '0124' })).toBe('GestureLocked')
    })
  })

  describe('whether the bank is calling', () => {
    const calling = async (phone = app) => {
      const told = await phone.call(CALLS.queryBankCall, {})
      return told.ok ? told.value.calling?.caller : told.error
    }
    const begin = async (caller: string) =>
      bank.db.transaction(async (tx) =>
        beginCall(tx, { customerId: owner.customerId, caller, reason: '核实一笔转账', now: await bankNow(tx) }),
      )

    test('is said while it lasts, to this customer alone, and ends by itself', async () => {
      const other = await ownerCalled(bank, '李娜').phone()
      expect(await calling()).toBeUndefined()
      await begin('客户服务中心')
      await begin('风险管理部')
      expect([await calling(), await calling(other)]).toEqual(['风险管理部', undefined])
      await bank.db.transaction(async (tx) => endCall(tx, owner.customerId, await bankNow(tx)))
      expect(await calling()).toBeUndefined()
      await begin('客户服务中心')
      await advance(bank.db, BANK_CALL_MS)
      expect(await calling()).toBeUndefined()
    })
  })

  test('a waiting order isn’t sent any more once payments are stopped', async () => {
    const order = { clientId: newClientId(), cardId, amount: yuan(9), speed: 'NEXT_DAY', password } as const
    const taken = await app.call(CALLS.transferOut, order)
    await set({ change: 'stop', pattern: DEMO_GESTURE })
    await advance(bank.db, 25 * HOUR)
    app = await owner.phone()
    await settle()
    const found = await app.call(CALLS.queryTransfer, { orderNo: taken.ok ? taken.value.orderNo : '' })
    expect(found).toMatchObject({ ok: true, value: { state: 'CANCELLED' } })
  })

  const settle = async () => {
    const { settleDue } = await import('@sandbox/business/transfer/network')
    const { sendingBank } = await import('@sandbox/business/transfer/testing/sending')
    await settleDue(sendingBank(bank.db))
  }
})
