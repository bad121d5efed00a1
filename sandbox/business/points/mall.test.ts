import { randomInt } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { firstDay } from '@/domain/dates/month'
import { addQuarters, quarterOf } from '@/domain/dates/quarter'
import { ZERO_FEN } from '@/domain/money/fen'
import { REVIVED_DAYS } from '@/domain/points/lots'
import { SHIP_DAYS } from '@/domain/points/mall'
import { closures, formerCustomers } from '@sandbox/business/closure/tables'
import { closeNow, openLeaver } from '@sandbox/business/closure/testing/closed'
import { messages } from '@sandbox/business/message/tables'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { throughGate } from '@sandbox/kernel/admissionQueue'
import { schema } from '@sandbox/kernel/db'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import type { Bank } from '@sandbox/kernel/scope'
import { newClientId, testClient } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { points } from '.'
import { parcelsOn, recipientFor, refuseOrder } from './desk'
import { givePoints } from './earn'
import { lotsOf } from './lots'
import { cancelOrder, findMallOrder, hadBy, placeOrder } from './mall'
import { mallItems, mallOrders } from './tables'
import { customerId, DELIVERY, linaAt, SLOW_MS, TOWEL } from './testing/lina'

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const { lina, on, now, today, give, balance, order, stockOf } = linaAt(bank)

  test('what one person may have of an item counts under an account that they have closed, too', async () => {
    await give(1_000)
    const of = eq(mallItems.itemId, 'school-lunch')
    const [{ perPerson = 1_000 } = {}] = await on().select().from(mallItems).where(of)
    const lunch = { itemId: 'school-lunch', points: 32 }
    const before = (await hadBy(on(), customerId)).get(lunch.itemId) ?? 0
    await on()
      .update(mallItems)
      .set({ perPerson: before + 1 })
      .where(of)
    // An order of somebody who has left since, and was the same person.
    const earlier = demoCustomerId('wuqiang')
    const at = await now()
    const coming = {
      id: 'reward:earlier',
      customerId: earlier,
      kind: 'REWARD',
      points: 100,
      memo: '',
      now: at,
    } as const
    await bank.db.transaction((tx) => givePoints(tx, coming))
    const former = await testClient(bank.server).as('吴强')
    expectDone(await former.call(CALLS.orderMallItem, { ...lunch, clientId: newClientId() }))
    const [me] = await on().select().from(schema.customers).where(eq(schema.customers.id, customerId))
    const left = { closureNo: 'c', acctNo: 'a', profile: {}, closedAt: at, keepUntil: dayOfInstant(at) }
    await on()
      .insert(closures)
      .values({ closureNo: 'c', customerId: earlier, state: 'CLOSED', startedAt: at, amount: ZERO_FEN, endedAt: at })
    await on()
      .insert(formerCustomers)
      .values({ ...left, customerId: earlier, idCardNo: me?.idCardNo })
    try {
      expect(await order(lunch)).toMatchObject({ error: 'MallPerPersonLimit' })
    } finally {
      await on().delete(formerCustomers).where(eq(formerCustomers.customerId, earlier))
      await on().delete(closures).where(eq(closures.closureNo, 'c'))
    }
    expect(await order(lunch)).toMatchObject({ ok: true })
    await on().update(mallItems).set({ perPerson }).where(of)
  })

  race('one client id orders once, from whatever phone and however often', async () => {
    await give(1_000)
    const before = await balance()
    const clientId = newClientId()
    const sent = await Promise.all([1, 2, 3].map(() => order({ clientId })))
    let answers = sent
    while (answers.some((one) => one.ok && one.value.state === 'QUEUED'))
      answers = await Promise.all(
        answers.map(async (one) => (one.ok && one.value.state === 'QUEUED' ? order({ clientId }) : one)),
      )
    expect(new Set(answers.map((one) => expectDone(one).orderNo)).size).toBe(1)
    expect(await balance()).toBe(before - TOWEL.points)
    expect(await order({ clientId, itemId: 'school-lunch', points: 32 })).toMatchObject({ error: 'ClientIdReused' })
    expect(await order({ clientId, delivery: { ...DELIVERY, street: '另一条路1号' } })).toMatchObject({
      error: 'ClientIdReused',
    })
    const zhangwei = await testClient(bank.server).as('张伟')
    const theirs = { clientId, ...TOWEL, delivery: DELIVERY, agreed: true }
    expect(await zhangwei.call(CALLS.orderMallItem, theirs)).toMatchObject({ error: 'ClientIdReused' })
  })

  test.each([
    [{ itemId: 'none' }, 'MallItemUnknown'],
    [{ itemId: 'rate-coupon', points: 100 }, 'MallItemUnknown'],
    [{ itemId: 'umbrella', points: 312 }, 'MallSoldOut'],
    [{ itemId: 'farm-20-seckill', points: 30 }, 'MallNotOpen'],
    [{ points: 149 }, 'MallItemChanged'],
    [{ delivery: undefined }, 'DeliveryInvalid'],
    [{ delivery: { ...DELIVERY, mobileNo: '1' } }, 'DeliveryInvalid'],
    [{ agreed: false }, 'DeliveryConsentMissing'],
  ])('an order with %j is refused: %s, and takes nothing', async (changed, error) => {
    await give(200)
    const [before, stock] = [await balance(), await stockOf('tea-towel')]
    if (error === 'MallNotOpen')
      await on().update(mallItems).set({ openAt: 9e15 }).where(eq(mallItems.itemId, 'farm-20-seckill'))
    expect(await order(changed)).toMatchObject({ error })
    expect([await balance(), await stockOf('tea-towel')]).toEqual([before, stock])
  })

  test(
    'a parcel that was sent isn’t cancelled; another’s order is none; received ones are',
    async () => {
      await give(300)
      const { orderNo } = expectDone(await order())
      const zhangwei = await testClient(bank.server).as('张伟')
      for (const call of [CALLS.queryMallOrder, CALLS.cancelMallOrder, CALLS.receiveMallOrder])
        expect(await zhangwei.call(call, { orderNo })).toMatchObject({ error: 'MallOrderUnknown' })
      expect(await lina().call(CALLS.receiveMallOrder, { orderNo })).toMatchObject({ error: 'MallOrderClosed' })
      const parcel = { orderNo, carrier: '样例快递', parcelNo: 'SF1' }
      const desk = { db: bank.db, businessNow: now } as Bank
      expect(await points.console.actions?.shipMallOrder?.run(desk, parcel)).toEqual({ done: true })
      expect(await points.console.actions?.shipMallOrder?.run(desk, parcel)).toEqual({ done: false })
      expect(await lina().call(CALLS.cancelMallOrder, { orderNo })).toMatchObject({ error: 'MallOrderClosed' })
      const got = expectDone(await lina().call(CALLS.receiveMallOrder, { orderNo }))
      expect(got).toMatchObject({
        state: 'DELIVERED',
        carrier: '样例快递',
        delivery: { name: '李*', mobileNo: '170****0002' },
      })
      const addressAfter = async (days: number) => {
        const nextDay = addDays(await today(), days)
        const batch = { day: addDays(nextDay, -1), nextDay, at: instantOf(nextDay), cursor: '' }
        await bank.db.transaction((tx) => points.dayEnd.settleMall.run(tx, batch))
        return (await findMallOrder(on(), customerId, orderNo))?.delivery
      }
      expect(await addressAfter(90)).toMatchObject({ mobileNo: expect.any(String) })
      expect(await addressAfter(91)).toBeNull()
    },
    SLOW_MS,
  )

  test(
    'a parcel that nobody confirms counts as received fifteen days after it was sent',
    async () => {
      await give(200)
      const { orderNo } = expectDone(await order())
      const desk = { db: bank.db, businessNow: now } as Bank
      const parcel = { orderNo, carrier: '样例快递', parcelNo: 'SF3' }
      expect(await points.console.actions?.shipMallOrder?.run(desk, parcel)).toEqual({ done: true })
      await advance(bank.db, 15 * DAY_MS)
      expect((await findMallOrder(on(), customerId, orderNo))?.state).toBe('SHIPPED')
      await advance(bank.db, DAY_MS)
      expect((await findMallOrder(on(), customerId, orderNo))?.state).toBe('DELIVERED')
    },
    SLOW_MS,
  )

  race(
    'of two hundred at once for five, exactly five get one, each once, and the others are told',
    async () => {
      const itemId = 'farm-20-seckill'
      await on().update(mallItems).set({ openAt: 0, stock: 5 }).where(eq(mallItems.itemId, itemId))
      const at = await now()
      const crowd = await Promise.all(Array.from({ length: 200 }, () => openCustomer(bank.db, 0)))
      await bank.db.transaction(async (tx) => {
        for (const [nth, id] of crowd.entries())
          await givePoints(tx, {
            id: `reward:crowd-${nth}`,
            customerId: id,
            kind: 'REWARD',
            points: 60,
            memo: '样例',
            now: at,
          })
      })
      const buy = async (id: string): Promise<string> => {
        const asked = { clientId: newClientId(), customerId: id, itemId, points: 30, agreed: false, now: at }
        for (;;) {
          const through = await throughGate(bank.db, { itemId, customerId: id }, () =>
            bank.db.transaction((tx) => undoneWhenRefused(tx, (work) => placeOrder(work, CAPABILITIES, asked))),
          )
          const { done } = through.queue ? { done: undefined } : through
          if (done) return done.ok ? done.value.state : done.error.name
          await new Promise((resolve) => setTimeout(resolve, randomInt(1, 20)))
        }
      }
      // Each person on two phones.
      const outcomes = await Promise.all([...crowd, ...crowd].map(buy))
      expect(outcomes.filter((one) => one === 'FULFILLED')).toHaveLength(5)
      expect(outcomes.filter((one) => one === 'MallSoldOut' || one === 'MallPerPersonLimit')).toHaveLength(395)
      expect(await stockOf(itemId)).toBe(0)
      const buyers = await on().select().from(mallOrders).where(inArray(mallOrders.customerId, crowd))
      expect(new Set(buyers.map(({ customerId: id }) => id)).size).toBe(5)
    },
    SLOW_MS,
  )

  test('what was donated is told by quarter once that is over, whoever gave it', async () => {
    await give(200)
    const given = async () => {
      const { items } = expectDone(await lina().call(CALLS.queryMall, {}))
      return items.find(({ itemId }) => itemId === 'school-lunch')?.donated
    }
    const lunch = () => order({ itemId: 'school-lunch', points: 32, delivery: undefined })
    const placedAt = instantOf(firstDay(quarterOf(await today()))) - 1
    const before = await given()
    const [first, second] = [expectDone(await lunch()), expectDone(await lunch())]
    expect(await given()).toEqual(before)
    const both = inArray(mallOrders.orderNo, [first.orderNo, second.orderNo])
    await on().update(mallOrders).set({ placedAt }).where(both)
    const [latest] = (await given()) ?? []
    const earlier = before?.find(({ quarter }) => quarter === latest?.quarter)?.given ?? 0
    expect(latest).toEqual({ quarter: addQuarters(quarterOf(await today()), -1), given: earlier + 2 })
  })

  test('who has left orders and cancels nothing; what was ordered before is sent and brings no points back', async () => {
    const { customerId: leaver } = await openLeaver(bank.db, 0)
    const at = await now()
    const coming = { id: 'reward:leaver', customerId: leaver, kind: 'REWARD', memo: '', now: at } as const
    await bank.db.transaction((tx) => givePoints(tx, { ...coming, points: TOWEL.points }))
    const asked = { ...TOWEL, customerId: leaver, delivery: DELIVERY, agreed: true, now: at }
    const place = () =>
      bank.db.transaction((tx) =>
        undoneWhenRefused(tx, (work) => placeOrder(work, CAPABILITIES, { ...asked, clientId: newClientId() })),
      )
    const placed = await place()
    if (!placed.ok) throw new Error(placed.error.name)
    const { orderNo } = placed.value
    const stock = await stockOf(TOWEL.itemId)
    expect(await closeNow(bank.db, leaver)).toBe('CLOSED')
    expect(await place()).toMatchObject({ error: { name: 'AccountMissing' } })
    // As a call would that was let in before the account was closed.
    expect(await bank.db.transaction((tx) => cancelOrder(tx, placed.value, at, 'CUSTOMER'))).toMatchObject({
      error: { name: 'AccountMissing' },
    })
    const desk = { db: bank.db, businessNow: now } as Bank
    const act = (name: 'refuseMallOrder' | 'shipMallOrder', more: object) =>
      points.console.actions?.[name]?.run(desk, { orderNo, ...more } as never)
    expect(await act('refuseMallOrder', {})).toEqual({ done: false })
    expect(await lotsOf(on(), leaver)).toEqual([])
    expect(await stockOf(TOWEL.itemId)).toBe(stock)
    expect(await act('shipMallOrder', { carrier: '样例快递', parcelNo: 'SF2' })).toEqual({ done: true })
    expect(await findMallOrder(on(), leaver, orderNo)).toMatchObject({ state: 'SHIPPED', delivery: DELIVERY })
    // The box went with the account, so nothing is written into it any more.
    expect(await on().$count(messages, eq(messages.customerId, leaver))).toBe(0)
  })

  test('the desk sends what waits longest first, sees whom to in full when it says who it is, and what is late', async () => {
    await give(200)
    const { orderNo } = expectDone(await order())
    const at = await now()
    const [first, ...rest] = await parcelsOn(on(), at + SHIP_DAYS * DAY_MS)
    expect(first).toMatchObject({ state: 'PLACED', overdue: true })
    const states = [first, ...rest].map((one) => one?.state === 'PLACED')
    expect(states.lastIndexOf(true)).toBeLessThan(states.includes(false) ? states.indexOf(false) : states.length)
    const mine = (await parcelsOn(on(), at)).find((one) => one.orderNo === orderNo)
    expect(mine).toMatchObject({ recipient: '李*', overdue: false })
    expect(JSON.stringify(mine)).not.toMatch(/17000000002|样例路/)
    const seen = await bank.db.transaction((tx) => recipientFor(tx, orderNo, '商城0071', at))
    expect(seen).toEqual(DELIVERY)
    const noted = await on().select().from(schema.auditEvents).where(eq(schema.auditEvents.customerId, customerId))
    const of = (kind: string) => noted.filter((one) => one.kind === kind && one.detail.orderNo === orderNo)
    expect(of('recipientShown')).toMatchObject([{ detail: { clerk: '商城0071' } }])
    expect(of('deliveryAgreed')).toHaveLength(1)
    expectDone(await lina().call(CALLS.cancelMallOrder, { orderNo }))
    expect(await bank.db.transaction((tx) => recipientFor(tx, orderNo, '商城0071', at))).toBeUndefined()
  })

  test('who is told that a thing can’t be sent is told until when the points can be used that came back', async () => {
    const end = addDays(await today(), 20)
    await give(200, end)
    const { orderNo } = expectDone(await order())
    const at = await now()
    // They came nearly to their end meanwhile, of which nobody was told while they were spent.
    const later = at + 18 * DAY_MS
    expect(await bank.db.transaction((tx) => refuseOrder(tx, orderNo, later))).toBe(true)
    const [told] = await on()
      .select()
      .from(messages)
      .where(eq(messages.source, `mallOrder:${orderNo}:兑换已取消`))
    const until = formatDay(addDays(dayOfInstant(later), REVIVED_DAYS))
    expect(told?.body).toContain(`${TOWEL.points}积分已退回，最早于${until}到期`)
  })

  test('what was cancelled doesn’t count among what one person may have', async () => {
    await give(800)
    await on().update(mallItems).set({ stock: 2 }).where(eq(mallItems.itemId, 'umbrella'))
    const umbrella = () => order({ itemId: 'umbrella', points: 312 })
    const { orderNo } = expectDone(await umbrella())
    expect(await umbrella()).toMatchObject({ error: 'MallPerPersonLimit' })
    expectDone(await lina().call(CALLS.cancelMallOrder, { orderNo }))
    expectDone(await umbrella())
  })

  race('a cancelled order gives its stock back', async () => {
    await give(200)
    const stock = await stockOf('tea-towel')
    const { orderNo } = expectDone(await order())
    expect(await stockOf('tea-towel')).toBe(stock - 1)
    const placed = await findMallOrder(on(), customerId, orderNo)
    const at = await now()
    const twice = await Promise.all(
      [1, 2].map(() => bank.db.transaction(async (tx) => placed && cancelOrder(tx, placed, at, 'CUSTOMER'))),
    )
    expect(twice.filter((one) => one?.ok)).toHaveLength(1)
    expect(await stockOf('tea-towel')).toBe(stock)
  })
})
