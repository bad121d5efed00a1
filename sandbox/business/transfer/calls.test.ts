import { setTimeout as sleep } from 'node:timers/promises'
import { and, desc, eq } from 'drizzle-orm'
import type { RequestInput, TestCustomer } from '@sandbox/testing/client'
import { CALLS } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { addDays, day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { fen, yuan } from '@/domain/money/fen'
import { FACE_CONSENT_VERSION, PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { endFreeze, placeFreeze } from '@sandbox/business/account'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId, demoOpenId } from '@sandbox/host/seeding/people'
import { sandboxCardNetwork } from '@sandbox/host/simulators/cardNetwork'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import type { SimulatorOutcome } from '@sandbox/host/simulators/choices'
import { boundCards } from '@sandbox/business/card/tables'
import { replaceCards } from '@sandbox/business/card/testing/replaceCards'
import { calendar } from '@sandbox/kernel/calendar'
import { bankNow } from '@sandbox/kernel/clock'
import { balanceOf, frozenMoney, wallet } from '@sandbox/kernel/ledger'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId, testClient } from '@sandbox/testing/client'
import { schema } from '@sandbox/testing/schema'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { collectReversal, openCases } from './cases'
import { beginCooling, setOwnLimits } from './limits'
import { clarify, decideLate, settleDue, takeNotice } from './network'
import { failingOnce, sendingBank } from './testing/sending'
import { transferIn, transferOut } from './transfers'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const KEY = 'lina'
const customerId = demoCustomerId(KEY)
const cardId = 'card-of-lina'

withBankInTurn((bank) => {
  let app: TestCustomer
  const on = () => bank.db.drizzle

  beforeAll(async () => {
    const facts = { bankCode: '622848', bankName: '农业银行', mobileNo: '17000000002', boundAt: 0 }
    await replaceCards(on(), { id: cardId, customerId, cardNo: '6228480000000002006', isDefault: true, ...facts })
    app = await testClient(bank.server).as(KEY)
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const answer = (outcome: SimulatorOutcome<'nextTransfer'>) =>
    chooseOutcome(on(), demoOpenId(KEY), 'nextTransfer', outcome)
  const give = (amount: number) =>
    bank.db.transaction(async (tx) => transferIn(tx, { customerId, amount: yuan(amount), now: await bankNow(tx) }))
  const lastMessage = async () => {
    const [message] = await on().select().from(schema.messages).orderBy(desc(schema.messages.id)).limit(1)
    return message
  }
  const adjusted = async () => {
    const told = await app.call(CALLS.queryAdjustments, {})
    return told.ok ? told.value.entries.find(({ kind }) => kind === 'REVERSAL') : undefined
  }
  const balance = () => balanceOf(on(), wallet(customerId))
  /** What the balance has earned: a test may move on over the 20th of a quarter's last month. */
  const interest = async () => {
    const settled = and(eq(schema.orders.customerId, customerId), eq(schema.orders.kind, 'demandInterest'))
    const paid = await on().select().from(schema.orders).where(settled)
    return paid.reduce((sum, one) => sum + one.interest, 0)
  }
  const later = async (ms: number) => {
    await advance(bank.db, ms)
    await settleDue(sendingBank(bank.db))
  }

  type Out = RequestInput<typeof CALLS.transferOut>
  const orderOut = (amount: number, changes: Partial<Out> = {}) =>
    app.call(CALLS.transferOut, {
      ...{ clientId: newClientId(), cardId, amount: yuan(amount), speed: 'REALTIME', password: DEMO_PASSWORD },
      ...changes,
    })
  const orderIn = (amount: number, who = app, card = cardId) =>
    who.call(CALLS.transferIn, {
      ...{ clientId: newClientId(), cardId: card, amount: yuan(amount), password: DEMO_PASSWORD },
    })
  const shown = async (taken: Awaited<ReturnType<typeof orderOut>>) => {
    if (!taken.ok) throw new Error(`refused: ${taken.error} ${taken.message}`)
    const told = await app.call(CALLS.queryTransfer, { orderNo: taken.value.orderNo })
    if (!told.ok) throw new Error(told.error)
    return told.value
  }
  const limits = async () => {
    const told = await app.call(CALLS.queryTransferLimits, {})
    if (!told.ok) throw new Error(told.error)
    return told.value
  }

  describe('what becomes of an order', () => {
    test('who has never sent anything is told apart, for the warning', async () => {
      expect((await limits()).out.sentBefore).toBe(false)
    })

    test('money comes in and goes out, and the outcome is there when the page asks', async () => {
      const before = await balance()
      expect(await shown(await orderIn(100))).toMatchObject({ state: 'SUCCEEDED', sentence: '转入成功' })
      expect(await balance()).toBe(before + 10_000)
      const out = await shown(await orderOut(30))
      expect(out).toMatchObject({ state: 'SUCCEEDED', sentence: '已到账', bankName: '农业银行', cardNo: '**** 2006' })
      expect(out.timeline.map(({ text }) => text)).toEqual(['提交成功，银行处理中', '已到账'])
      expect(await balance()).toBe(before + 7_000)
      const told = await limits()
      expect(told).toMatchObject({ out: { payee: '李*', sentBefore: true }, caught: 0 })
      const now = await bankNow(on())
      const [atOnce = 0, soon = 0, tomorrow = 0] = told.sending.map(({ dueAt }) => dueAt - now)
      expect(atOnce <= 0 && soon > 0 && soon <= 30 * MINUTE && tomorrow > 23 * HOUR).toBe(true)
      const latest = await app.call(CALLS.queryTransfer, {})
      expect(latest).toMatchObject({ ok: true, value: { orderNo: out.orderNo } })
    })

    test.each([
      ['refuseBalance', '银行卡余额不足'],
      ['refuseClosed', '银行卡已注销或状态异常，请联系发卡银行'],
      ['refuseLimit', '超过发卡银行的限额，请联系发卡银行'],
    ] as const)('%s: nothing has moved, the page says why, and the limit is given back', async (outcome, reason) => {
      const [before, used] = [await balance(), (await limits()).out.usedToday]
      await answer(outcome)
      const out = await shown(await orderOut(40))
      expect(out).toMatchObject({ state: 'FAILED', reason, sentence: `未成功，资金已退回：${reason}` })
      await answer(outcome)
      expect(await shown(await orderIn(40))).toMatchObject({
        state: 'FAILED',
        sentence: `未成功，银行卡未扣款：${reason}`,
      })
      expect([await balance(), (await limits()).out.usedToday]).toEqual([before, used])
    })

    test.each([
      ['timeoutThenYes', 'SUCCEEDED', -5_000],
      ['timeoutThenNo', 'FAILED', 0],
    ] as const)('%s: unknown, held meanwhile, and settled by the answer', async (outcome, state, moved) => {
      const before = await balance()
      await answer(outcome)
      const taken = await orderOut(50)
      expect(await shown(taken)).toMatchObject({ state: 'UNKNOWN', cancellable: false })
      expect(await balance()).toBe(before - 5_000)
      const held = await app.call(CALLS.queryWallet, {})
      expect(held).toMatchObject({ ok: true, value: { balance: before - 5_000, outgoing: 5_000 } })
      expect(await app.call(CALLS.queryFrozen, {})).toMatchObject({
        value: { onTheWay: [{ kind: 'transferOut', name: '农业银行(2006)', amount: 5_000 }] },
      })
      await settleDue(sendingBank(bank.db))
      expect((await shown(taken)).state).toBe('UNKNOWN')
      await later(MINUTE)
      expect((await shown(taken)).state).toBe(state)
      expect(await balance()).toBe(before + moved)
    })

    test('silence makes nothing fail: after a working day a person looks, and decides once', async () => {
      const before = await balance()
      await answer('silent')
      const taken = await orderOut(60)
      const { orderNo } = await shown(taken)
      const sentOn = dayOfInstant(await bankNow(on()))
      const workingDay = instantOf(calendar.nextBusinessDay(sentOn)) - instantOf(sentOn)
      await later(workingDay - 4 * HOUR)
      expect([(await shown(taken)).state, await openCases(on())]).toEqual(['UNKNOWN', []])
      await later(5 * HOUR)
      expect(await openCases(on())).toMatchObject([{ orderNo, kind: 'UNANSWERED' }])
      const decide = async (yes: boolean) => {
        const now = await bankNow(on())
        return bank.db.transaction((tx) => clarify(tx, orderNo, yes, now))
      }
      expect([await decide(false), await decide(true)]).toEqual([true, false])
      expect(await shown(taken)).toMatchObject({ state: 'FAILED', reason: '经与银行核实，该笔交易未成功' })
      expect([await openCases(on()), await balance()]).toEqual([[], before])
    })

    test('a return is a record of its own, linked back, and gives the limit back to its day', async () => {
      const [before, used] = [await balance(), (await limits()).out.usedToday]
      await answer('return')
      const taken = await orderOut(70)
      expect((await limits()).out.usedToday).toBe(used + 7_000)
      await later(MINUTE)
      const origin = await shown(taken)
      expect(origin).toMatchObject({
        state: 'SUCCEEDED',
        sentence: '已退汇，资金已退回账户：收款账户状态异常',
        followedBy: { state: 'RETURNED' },
      })
      const [message] = await on().select().from(schema.messages).orderBy(desc(schema.messages.id)).limit(1)
      expect(message).toMatchObject({
        title: '转出已退汇',
        body: '您转出的70.00元：已退汇，资金已退回账户：收款账户状态异常',
      })
      const own = await app.call(CALLS.queryTransfer, { orderNo: origin.followedBy?.orderNo })
      expect(own).toMatchObject({ ok: true, value: { state: 'RETURNED', originNo: origin.orderNo } })
      expect([await balance(), (await limits()).out.usedToday]).toEqual([before, used])
    })

    test('a notice given twice is booked once, and one that comes too late is a person’s', async () => {
      const taken = await shown(await orderOut(80))
      const before = await balance()
      const late = async (ms: number) => {
        const now = (await bankNow(on())) + ms
        const notice = { orderNo: taken.orderNo, kind: 'returned', reason: '账户不符' } as const
        await bank.db.transaction((tx) => takeNotice(tx, notice, now))
      }
      await late(12 * 24 * HOUR)
      expect([await balance(), await openCases(on())]).toMatchObject([before, [{ kind: 'LATE_RETURN' }]])
      await late(0)
      await late(0)
      expect(await balance()).toBe(before + 8_000)
      // What was booked meanwhile isn't booked again by the person's word.
      const now = await bankNow(on())
      const say = () => bank.db.transaction((tx) => decideLate(tx, taken.orderNo, true, now))
      expect([await say(), await say()]).toEqual([true, false])
      expect([await balance(), await openCases(on())]).toEqual([before + 8_000, []])
    })

    test('what came back too late is booked by a person’s word, once, and only what was sent back', async () => {
      const taken = await shown(await orderOut(90))
      const before = await balance()
      const now = await bankNow(on())
      const say = () => bank.db.transaction((tx) => decideLate(tx, taken.orderNo, true, now))
      expect(await say()).toBe(false)
      const notice = { orderNo: taken.orderNo, kind: 'returned', reason: '账户不符' } as const
      await bank.db.transaction((tx) => takeNotice(tx, notice, now + 12 * 24 * HOUR))
      expect(await balance()).toBe(before)
      expect([await say(), await say()]).toEqual([true, false])
      expect([await balance(), await openCases(on())]).toEqual([before + 9_000, []])
    })

    test('a reversal and what it still lacks reach money in pots, the one opened last first, and no further', async () => {
      const openPot = async () => {
        const opened = await app.call(CALLS.openPot, SAMPLES.openPot)
        if (!opened.ok) throw new Error(opened.error)
        await advance(bank.db, 1)
        return opened.value.potId
      }
      const put = async (potId: string, amount: number) =>
        expect(
          await app.call(CALLS.movePot, { clientId: newClientId(), potId, direction: 'IN', amount: yuan(amount) }),
        ).toMatchObject({ ok: true })
      const held = async () => {
        const told = await app.call(CALLS.queryPots, {})
        return told.ok ? told.value.pots.map((pot) => pot.balance) : []
      }
      const spendTo = async (left: number) => {
        const amount = fen((await balance()) - left)
        await bank.db.transaction(async (tx) => transferOut(tx, { customerId, amount, now: await bankNow(tx) }))
      }
      await answer('reverse')
      const covered = await orderIn(90)
      const [first, second] = [await openPot(), await openPot()]
      await put(first, 60)
      await put(second, 30)
      await spendTo(1_000)
      await later(MINUTE)
      expect(await shown(covered)).toMatchObject({ followedBy: { state: 'REVERSED' } })
      expect([await balance(), await held(), await openCases(on())]).toEqual([0, [1_000, 0], []])

      await answer('reverse')
      await orderIn(90)
      await spendTo(0)
      await later(MINUTE)
      const [open] = await openCases(on())
      expect(open).toMatchObject({ kind: 'REVERSAL_SHORT', amount: 9_000, covered: 1_000 })
      expect(await held()).toEqual([0, 0])
      await give(100)
      await put(second, 70)
      const now = await bankNow(on())
      const collect = () => bank.db.transaction((tx) => collectReversal(tx, open?.orderNo ?? '', now))
      expect([await collect(), await collect()]).toEqual([8_000, 0])
      expect([await balance(), await held(), await openCases(on())]).toEqual([0, [0, 2_000], []])
      for (const potId of [first, second])
        expect(await app.call(CALLS.closePot, { clientId: newClientId(), potId })).toMatchObject({ ok: true })
      await give(1_000)
    })

    test('a reversal larger than the balance takes what is there; the rest waits for a person', async () => {
      await answer('reverse')
      const taken = await orderIn(90)
      expect((await shown(taken)).state).toBe('SUCCEEDED')
      const left = await balance()
      const spent = fen(left - 1_000)
      await bank.db.transaction(async (tx) => transferOut(tx, { customerId, amount: spent, now: await bankNow(tx) }))
      await later(MINUTE)
      expect(await balance()).toBe(0)
      const [open] = await openCases(on())
      expect(open).toMatchObject({ kind: 'REVERSAL_SHORT', amount: 9_000, covered: 1_000 })
      const owing = '银行更正：付款银行重复记账，已扣回10.00元，还差80.00元，请转入资金，由银行补扣'
      expect(await shown(taken)).toMatchObject({ followedBy: { state: 'REVERSED' }, sentence: owing })
      expect(await lastMessage()).toMatchObject({ title: '转入银行更正', body: `您转入的90.00元：${owing}` })
      expect(await adjusted()).toMatchObject({ amount: -1_000, cause: expect.stringContaining('还差80.00元') })
      await give(50)
      const some = await bankNow(on())
      const taking = bank.db.transaction((tx) => collectReversal(tx, open?.orderNo ?? '', some))
      expect([await taking, await openCases(on())]).toMatchObject([5_000, [{ covered: 6_000 }]])
      expect(await lastMessage()).toMatchObject({
        title: '银行更正补扣',
        body: '您转入的90.00元：银行更正，本次补扣50.00元，已扣回60.00元，还差30.00元，请转入资金，由银行补扣',
      })
      await give(50_000)
      const now = await bankNow(on())
      const collect = () => bank.db.transaction((tx) => collectReversal(tx, open?.orderNo ?? '', now))
      expect([await collect(), await collect()]).toEqual([3_000, 0])
      expect(await openCases(on())).toEqual([])
      expect((await shown(taken)).sentence).toBe('银行更正，这笔已退回：付款银行重复记账')
      expect((await lastMessage())?.body).toBe('您转入的90.00元：银行更正，本次补扣30.00元，已全部扣回')
      expect(await adjusted()).toMatchObject({ amount: -9_000, cause: '付款银行重复记账' })
    })

    test('a reversal of an account that holds nothing stands in its records as owed, until it is taken', async () => {
      const reversals = async () => {
        const told = await app.call(CALLS.queryWalletRecords, { type: 'all' })
        const found = told.ok ? told.value.records.filter(({ kind }) => kind === 'transferReversed') : []
        return found.map(({ amount, stateName }) => [amount, stateName])
      }
      await answer('reverse')
      await orderIn(20)
      const spent = fen(await balance())
      await bank.db.transaction(async (tx) => transferOut(tx, { customerId, amount: spent, now: await bankNow(tx) }))
      await later(MINUTE)
      expect((await reversals())[0]).toEqual([-2_000, '待补扣'])
      expect(await adjusted()).toMatchObject({ amount: 0, cause: expect.stringContaining('还差20.00元') })
      const [open] = await openCases(on())
      await give(50_000)
      const now = await bankNow(on())
      await bank.db.transaction((tx) => collectReversal(tx, open?.orderNo ?? '', now))
      expect((await reversals())[0]).toEqual([-2_000, '已补扣'])
    })
  })

  describe('cancelling', () => {
    test('brings the money and the limit back while the order waits, and is refused afterwards', async () => {
      const [before, used] = [await balance(), (await limits()).out.usedToday]
      const taken = await shown(await orderOut(11, { speed: 'ORDINARY' }))
      expect(taken).toMatchObject({ state: 'WAITING', cancellable: true })
      expect(await balance()).toBe(before - 1_100)
      const cancel = { clientId: newClientId(), orderNo: taken.orderNo, password: DEMO_PASSWORD }
      const first = await app.call(CALLS.cancelTransfer, cancel)
      expect(first).toMatchObject({ ok: true, value: { state: 'CANCELLED' } })
      expect(await app.call(CALLS.cancelTransfer, cancel)).toEqual(first)
      expect([await balance(), (await limits()).out.usedToday]).toEqual([before, used])
      const again = { ...cancel, clientId: newClientId() }
      expect(await app.call(CALLS.cancelTransfer, again)).toMatchObject({ error: 'TransferNotCancellable' })
    })

    test.each([
      ['is dormant', { acctStatus: 'D' }, null],
      ['only receives', { receiveNoPay: 'Y' }, null],
      ['lacks a picture', { missingImageState: 'M' }, null],
      ['has an ID card that is over', { acctStatus: 'N' }, day('20200101')],
    ])('gives own money back to an account that %s', async (_, standing, idCardUntil) => {
      const before = await balance()
      const { orderNo } = await shown(await orderOut(13, { speed: 'NEXT_DAY' }))
      const account = eq(schema.accounts.customerId, customerId)
      const [customer] = await on().select().from(schema.customers).where(eq(schema.customers.id, customerId))
      await on().update(schema.accounts).set(standing).where(account)
      if (idCardUntil !== null)
        await on().update(schema.customers).set({ idCardUntil }).where(eq(schema.customers.id, customerId))
      expect((await orderOut(1)).ok).toBe(false)
      const cancel = { clientId: newClientId(), orderNo, password: DEMO_PASSWORD }
      expect(await app.call(CALLS.cancelTransfer, cancel)).toMatchObject({ ok: true, value: { state: 'CANCELLED' } })
      expect(await balance()).toBe(before)
      await on()
        .update(schema.accounts)
        .set({ acctStatus: 'N', receiveNoPay: 'N', missingImageState: '' })
        .where(account)
      await on()
        .update(schema.customers)
        .set({ idCardUntil: customer?.idCardUntil ?? null })
        .where(eq(schema.customers.id, customerId))
    })

    test('comes too late once the time to send it is there, sent or not', async () => {
      const taken = await shown(await orderOut(12, { speed: 'ORDINARY' }))
      await advance(bank.db, taken.dueAt - (await bankNow(on())))
      const cancel = { clientId: newClientId(), orderNo: taken.orderNo, password: DEMO_PASSWORD }
      expect(await app.call(CALLS.cancelTransfer, cancel)).toMatchObject({ error: 'TransferNotCancellable' })
      await settleDue(sendingBank(bank.db))
    })
  })

  describe('refusals', () => {
    test('limits say what is left, of the customer’s own too', async () => {
      await setOwnLimits(on(), customerId, { single: yuan(500), aDay: yuan(1_000_000) })
      expect(await orderOut(501)).toMatchObject({
        error: 'TransferLimitSingle',
        message: '单笔最多转出500元，请分次转出或调整限额',
      })
      await setOwnLimits(on(), customerId, { single: null, aDay: yuan(0) })
      expect(await orderOut(1)).toMatchObject({
        error: 'TransferLimitDay',
        message: '超过今日转出限额，今日还可转出0元',
      })
      await setOwnLimits(on(), customerId, { aDay: null })
      await on()
        .update(boundCards)
        .set({ singleLimit: yuan(300), dayLimit: yuan(400) })
        .where(eq(boundCards.id, cardId))
      expect(await orderIn(301)).toMatchObject({ error: 'CardLimitSingle' })
      await advance(bank.db, 24 * HOUR)
      app = await testClient(bank.server).as(KEY)
      expect((await orderIn(250)).ok).toBe(true)
      expect(await orderIn(151)).toMatchObject({
        error: 'CardLimitDay',
        message: '该银行卡今日还可转入150元，请明日再试或更换银行卡',
      })
      expect((await limits()).cards).toMatchObject([{ cardId, single: yuan(300), aDay: yuan(400), left: yuan(150) }])
      const isBound = eq(boundCards.id, cardId)
      const [card] = await on().update(boundCards).set({ unboundAt: 1 }).where(isBound).returning()
      if (!card) throw new Error('no card')
      const again = { ...card, id: 'card-of-lina-again', unboundAt: null }
      await on().insert(boundCards).values(again)
      // Bound anew it is the same card, of which today has used as much.
      expect(await orderIn(151, app, again.id)).toMatchObject({ error: 'CardLimitDay' })
      expect((await limits()).cards).toMatchObject([{ cardId: again.id, usedToday: yuan(250), left: yuan(150) }])
      await on().delete(boundCards).where(eq(boundCards.id, again.id))
      await on().update(boundCards).set({ unboundAt: null, singleLimit: null, dayLimit: null }).where(isBound)
    })

    test('amount, card, and a card that can’t be reached now', async () => {
      expect(await orderOut(0)).toMatchObject({ error: 'AmountInvalid' })
      expect(await orderOut(1, { cardId: 'card-heping' })).toMatchObject({ error: 'CardUnknown' })
      expect(await orderIn(1, app, 'none')).toMatchObject({ error: 'CardUnknown' })
      await chooseOutcome(on(), demoOpenId(KEY), 'card', 'unavailable')
      expect(await orderOut(1)).toMatchObject({ error: 'CardUnavailable' })
      await chooseOutcome(on(), demoOpenId(KEY), 'card', 'match')
    })

    test('an account cools down, and can be locked at night', async () => {
      await give(6_000)
      await beginCooling(on(), customerId, await bankNow(on()))
      expect(await orderOut(5_001)).toMatchObject({ error: 'CoolingDown' })
      expect((await limits()).out).toMatchObject({ aDay: yuan(5_000) })
      await setOwnLimits(on(), customerId, { nightLock: true })
      const now = await bankNow(on())
      await advance(bank.db, instantOf(dayOfInstant(now), 23) - now)
      app = await testClient(bank.server).as(KEY)
      expect(await orderOut(1)).toMatchObject({ error: 'NightLocked' })
      await setOwnLimits(on(), customerId, { nightLock: false })
      await advance(bank.db, 24 * HOUR)
      app = await testClient(bank.server).as(KEY)
      expect((await limits()).out.coolingUntil).toBeUndefined()
    })

    test('an account that only receives takes money and sends none; a dormant one does neither', async () => {
      const cardOf = async (key: string) => {
        const who = demoCustomerId(key)
        const facts = { bankCode: '622848', bankName: '农业银行', mobileNo: '', boundAt: 0, isDefault: true }
        await replaceCards(on(), { id: `card-${key}`, customerId: who, cardNo: '6228480000000003004', ...facts })
        return { who: await testClient(bank.server).as(key), card: `card-${key}` }
      }
      const receiving = await cardOf('yangming')
      expect((await orderIn(1, receiving.who, receiving.card)).ok).toBe(true)
      const out = {
        clientId: newClientId(),
        cardId: receiving.card,
        amount: 1,
        speed: 'REALTIME',
        password: DEMO_PASSWORD,
      } as const
      expect(await receiving.who.call(CALLS.transferOut, out)).toMatchObject({ error: 'AccountReceiveOnly' })
      const dormant = await cardOf('zhaolei')
      expect(await orderIn(1, dormant.who, dormant.card)).toMatchObject({ error: 'AccountDormant' })
    })

    test('money that isn’t there names what is frozen; a freeze that is short lets nothing out', async () => {
      const now = await bankNow(on())
      const until = addDays(dayOfInstant(now), 30)
      const left = await balance()
      expect(await orderOut((left + 1) / 100)).toMatchObject({
        error: 'InsufficientFunds',
        message: '账户余额不足，请先转入资金',
      })
      const freeze = (asked: number) =>
        bank.db.transaction((tx) => placeFreeze(tx, { customerId, kind: 'DISPUTE', asked: fen(asked), until, now }))
      await freeze(yuan(100))
      expect(await orderOut(left / 100)).toMatchObject({
        error: 'InsufficientFunds',
        message: expect.stringContaining('另有100元被冻结'),
      })
      await freeze(left)
      expect(await orderOut(0.01)).toMatchObject({ error: 'AccountFrozen' })
      expect((await orderIn(20)).ok).toBe(true)
      expect(await balance()).toBe(0)
      // What comes in next goes to the freeze, as far as it still lacks.
      expect((await limits()).caught).toBe(8_000)
      const told = await app.call(CALLS.queryFrozen, {})
      expect(told).toMatchObject({
        ok: true,
        value: { frozen: left + 2_000, freezes: [{ asked: left, captured: left - 8_000, until }, {}] },
      })
      const earned = await interest()
      await advance(bank.db, 31 * 24 * HOUR)
      app = await testClient(bank.server).as(KEY)
      expect(await balance()).toBe(left + 2_000 + (await interest()) - earned)
      const endedOn = addDays(until, 1)
      expect(await app.call(CALLS.queryFrozen, {})).toMatchObject({
        value: {
          freezes: [
            { state: 'EXPIRED', until, endedOn },
            { state: 'EXPIRED', endedOn },
          ],
        },
      })
    })
  })

  test('what is sent back before the network’s yes was heard has gone out and come back', async () => {
    const before = await balance()
    await answer('silent')
    const taken = await orderOut(17)
    const { orderNo, state } = await shown(taken)
    expect([state, await balance()]).toEqual(['UNKNOWN', before - 1_700])
    const notice = { orderNo, kind: 'returned', reason: '账户状态异常' } as const
    for (let times = 0; times < 2; times += 1)
      await bank.db.transaction(async (tx) => takeNotice(tx, notice, await bankNow(tx)))
    expect(await shown(taken)).toMatchObject({ state: 'SUCCEEDED', followedBy: { state: 'RETURNED' } })
    expect(await balance()).toBe(before)
  })

  describe('a large amount out', () => {
    const codeOf = async () => {
      await on().update(schema.smsMessages).set({ sentAt: 0 })
      const sent = await app.call(CALLS.sendSmsCode, { purpose: 'transfer' })
      if (!sent.ok) throw new Error(sent.error)
      const [message] = await on().select().from(schema.smsMessages).orderBy(desc(schema.smsMessages.id)).limit(1)
      return /验证码(\d{6})，用于转出资金/.exec(message?.text ?? '')?.[1] ?? 'none'
    }
    beforeAll(async () => {
      await give(500_000)
      const agreed = { confirmStatus: '1', version: PRIVACY_POLICY_VERSION } as const
      expect((await app.call(CALLS.updatePrivacyPolicyStatus, agreed)).ok).toBe(true)
    })

    test('over 50,000 asks for a code, and the same order goes through with it', async () => {
      const clientId = newClientId()
      expect((await orderOut(50_000)).ok).toBe(true)
      expect(await orderOut(50_001, { clientId })).toMatchObject({ error: 'StepUpMissing' })
      expect(await orderOut(50_001, { clientId, smsCode: '000000' })).toMatchObject({ error: 'SmsCodeExpired' })
      const smsCode = await codeOf()
      const wrong = smsCode === '000000' ? '000001' : '000000'
      expect(await orderOut(50_001, { clientId, smsCode: wrong })).toMatchObject({ error: 'SmsCodeWrong' })
      expect(await shown(await orderOut(50_001, { clientId, smsCode }))).toMatchObject({ state: 'SUCCEEDED' })
      expect(await orderOut(50_001, { smsCode })).toMatchObject({ error: 'SmsCodeExpired' })
    })

    test('an order whose refusal goes away while it waits isn’t carried out without the code nobody asked it for', async () => {
      await setOwnLimits(on(), customerId, { aDay: yuan(1) })
      let [isLocked, goOn] = [() => undefined as void, () => undefined as void]
      const locked = new Promise<void>((done) => (isLocked = done))
      const goingOn = new Promise<void>((done) => (goOn = done))
      const raising = bank.db.transaction(async (tx) => {
        await lockCustomer(tx, customerId)
        isLocked()
        await goingOn
        await setOwnLimits(tx, customerId, { aDay: null })
      })
      await locked
      const ordered = orderOut(50_001)
      // Long enough for the order to be refused and to wait for the customer's row.
      await sleep(1_000)
      goOn()
      await raising
      expect((await ordered).ok).toBe(false)
    })

    test('over 200,000 asks for a face too, which is used up with the order alone', async () => {
      const smsCode = await codeOf()
      expect(await orderOut(200_001, { smsCode })).toMatchObject({
        error: 'StepUpMissing',
        message: expect.stringContaining('人脸'),
      })
      const consent = { kind: 'face', version: FACE_CONSENT_VERSION, agreed: true } as const
      expect((await app.call(CALLS.updateConsent, consent)).ok).toBe(true)
      const opened = await app.call(CALLS.openFaceVerification, { faceScene: 'transfer' })
      if (!opened.ok) throw new Error(opened.error)
      const { bizToken } = opened.value
      const seen = { bizToken, faceMatchScene: 'transfer', scene: 'transfer', deviceSessionId: 'd' } as const
      expect(await app.call(CALLS.tencentFaceVerify, seen)).toMatchObject({ ok: true, value: { passed: true } })
      expect(await orderOut(200_001)).toMatchObject({
        error: 'StepUpMissing',
        message: expect.stringContaining('验证码'),
      })
      expect(await shown(await orderOut(200_001, { smsCode }))).toMatchObject({ state: 'SUCCEEDED' })
      expect(await orderOut(200_001, { smsCode: await codeOf() })).toMatchObject({
        message: expect.stringContaining('人脸'),
      })
    })
  })

  test('an order that the network never got is sent under its own number, once', async () => {
    const before = await balance()
    const lost = jest.spyOn(sandboxCardNetwork, 'send').mockRejectedValueOnce(new Error('no line'))
    const taken = await orderOut(13)
    expect((await shown(taken)).state).toBe('SENT')
    await later(31_000)
    lost.mockRestore()
    expect(await shown(taken)).toMatchObject({ state: 'SUCCEEDED' })
    expect((await shown(taken)).timeline.map(({ state }) => state)).toEqual(['SENT', 'UNKNOWN', 'SUCCEEDED'])
    expect(await balance()).toBe(before - 1_300)
  })

  describe('reviewed on one day and confirmed on the next', () => {
    /** Moves the bank's clock to this time of its present day, or of the next one where that is over. */
    const until = async (hours: number, minutes: number) => {
      const now = await bankNow(on())
      const wanted = instantOf(dayOfInstant(now), hours, minutes)
      await advance(bank.db, wanted > now ? wanted - now : wanted + 24 * HOUR - now)
      app = await testClient(bank.server).as(KEY)
    }
    const dayOf = async (speed: 'ORDINARY' | 'NEXT_DAY') => {
      const dueAt = (await limits()).sending.find((each) => each.speed === speed)?.dueAt ?? 0
      return dayOfInstant(dueAt)
    }

    test.each(['ORDINARY', 'NEXT_DAY'] as const)(
      '%s is sent on the day that was agreed, or asked again',
      async (speed) => {
        await give(1_000)
        await until(23, speed === 'ORDINARY' ? 20 : 59)
        const agreed = await dayOf(speed)
        const order = { speed, sendingDay: agreed }
        const before = await balance()
        await until(speed === 'ORDINARY' ? 23 : 0, speed === 'ORDINARY' ? 40 : 1)
        const now = await dayOf(speed)
        expect(now).toBe(addDays(agreed, 1))
        expect(await orderOut(15, order)).toMatchObject({
          error: 'TransferDayChanged',
          message: `转出日期已变为${formatDay(now)}，资金未变动，请核对后重新确认`,
        })
        expect(await balance()).toBe(before)
        const taken = await shown(await orderOut(15, { speed, sendingDay: now }))
        expect([taken.state, dayOfInstant(taken.dueAt)]).toEqual(['WAITING', now])
        await later(48 * HOUR)
        app = await testClient(bank.server).as(KEY)
      },
    )

    test('uses the limit of the day on which it is confirmed', async () => {
      await give(1_000)
      await until(23, 59)
      await setOwnLimits(on(), customerId, { aDay: yuan(100) })
      expect((await shown(await orderOut(60))).state).toBe('SUCCEEDED')
      expect((await limits()).out.left).toBe(yuan(40))
      expect(await orderOut(50)).toMatchObject({ error: 'TransferLimitDay' })
      await until(0, 1)
      expect((await shown(await orderOut(50))).state).toBe('SUCCEEDED')
      expect((await limits()).out).toMatchObject({ usedToday: yuan(50), left: yuan(50) })
      await setOwnLimits(on(), customerId, { aDay: null })
    })

    test('keeps to the night lock of the minute in which it is confirmed', async () => {
      await setOwnLimits(on(), customerId, { nightLock: true })
      await until(21, 59)
      expect((await orderOut(1)).ok).toBe(true)
      await until(22, 0)
      expect(await orderOut(1)).toMatchObject({ error: 'NightLocked' })
      await until(5, 59)
      expect(await orderOut(1)).toMatchObject({ error: 'NightLocked' })
      await until(6, 0)
      expect((await orderOut(1)).ok).toBe(true)
      await setOwnLimits(on(), customerId, { nightLock: false })
    })
  })

  describe('an order that waits', () => {
    const wait = async (amount: number) => {
      const taken = await orderOut(amount, { speed: 'NEXT_DAY' })
      expect((await shown(taken)).state).toBe('WAITING')
      return taken
    }
    const lastMessage = async () => {
      const mine = eq(schema.messages.customerId, customerId)
      const [message] = await on().select().from(schema.messages).where(mine).orderBy(desc(schema.messages.id)).limit(1)
      return message
    }

    test('is called off by a freeze that needs its money, the last one first, and no more than it needs', async () => {
      await give(5_000)
      const [first, second, third] = [await wait(100), await wait(200), await wait(300)]
      const [left, frozen] = [await balance(), await balanceOf(on(), frozenMoney(customerId))]
      const now = await bankNow(on())
      const until = addDays(dayOfInstant(now), 30)
      const order = { customerId, kind: 'JUDICIAL', asked: fen(left + 35_000), until, authority: '法院', now } as const
      const freeze = await bank.db.transaction((tx) => placeFreeze(tx, order))
      expect([freeze.captured, await balance()]).toEqual([left + 35_000, 15_000])
      expect(await balanceOf(on(), frozenMoney(customerId))).toBe(frozen + left + 35_000)
      const said = '已撤销，资金已退回：转出前账户资金被冻结'
      expect(await shown(third)).toMatchObject({ state: 'CANCELLED', sentence: said })
      expect(await shown(second)).toMatchObject({ state: 'CANCELLED', sentence: said })
      expect((await shown(first)).state).toBe('WAITING')
      expect(await lastMessage()).toMatchObject({ title: '转出已撤销', body: `您转出的200.00元：${said}` })
      await later(24 * HOUR)
      app = await testClient(bank.server).as(KEY)
      expect((await shown(first)).state).toBe('SUCCEEDED')
      expect(await sandboxCardNetwork.ask(on(), now, second.ok ? second.value.orderNo : '')).toEqual({
        kind: 'notFound',
      })
      await bank.db.transaction((tx) => endFreeze(tx, freeze.id, 'LIFTED', now))
      expect(await balance()).toBe(left + 50_000)
    })

    test('at which the bank fails keeps none behind it waiting, and is sent a minute later', async () => {
      await give(100)
      const orders = [await wait(12), await wait(13)]
      const states = async () => {
        app = await testClient(bank.server).as(KEY)
        return (await Promise.all(orders.map(shown))).map(({ state }) => state)
      }
      await advance(bank.db, 24 * HOUR)
      await expect(settleDue(sendingBank(failingOnce(bank.db)))).rejects.toThrow('broken')
      expect(await states()).toEqual(['WAITING', 'SUCCEEDED'])
      await settleDue(sendingBank(bank.db))
      expect(await states()).toEqual(['SUCCEEDED', 'SUCCEEDED'])
    })

    test('isn’t sent for an account that may no longer pay by then: its money is back, and its customer is told', async () => {
      const before = (await balance()) - (await interest())
      const taken = await wait(14)
      const account = eq(schema.accounts.customerId, customerId)
      await on().update(schema.accounts).set({ receiveNoPay: 'Y' }).where(account)
      await later(24 * HOUR)
      app = await testClient(bank.server).as(KEY)
      expect(await shown(taken)).toMatchObject({ state: 'CANCELLED', cancellable: false })
      expect(await balance()).toBe(before + (await interest()))
      expect(await lastMessage()).toMatchObject({
        title: '转出已撤销',
        body: expect.stringContaining('转出前账户状态发生变化，暂不能转出'),
      })
      await on().update(schema.accounts).set({ receiveNoPay: 'N' }).where(account)
    })
  })
})
