import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS, daysBetween } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { firstDay } from '@/domain/dates/month'
import { addQuarters, quarterOf } from '@/domain/dates/quarter'
import { ZERO_FEN } from '@/domain/money/fen'
import { lastDayOf, revived } from '@/domain/points/lots'
import { SHIP_DAYS } from '@/domain/points/mall'
import { checkInPoints } from '@/domain/points/rules'
import { closures, formerCustomers } from '@sandbox/business/closure/tables'
import { closeNow, openLeaver } from '@sandbox/business/closure/testing/closed'
import { messages } from '@sandbox/business/message/tables'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { writeFlag } from '@sandbox/kernel/flags'
import { occurred } from '@sandbox/kernel/domainEvents'
import { throughGate } from '@sandbox/kernel/admissionQueue'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import type { Bank } from '@sandbox/kernel/scope'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { points } from '.'
import { pointsClosing } from './closing'
import { parcelsOn, recipientFor } from './desk'
import { earn, givePoints } from './earn'
import { lotsOf } from './lots'
import { cancelOrder, findMallOrder, hadBy, placeOrder } from './mall'
import { SECOND_LOOKS } from './published/secondLooks'
import { remindCheckIns } from './remind'
import { mallItems, mallOrders, pointsLots } from './tables'

const KEY = 'lina'
const customerId = demoCustomerId(KEY)
const TOWEL = { itemId: 'tea-towel', points: 144 }
const DELIVERY = { name: '李娜', mobileNo: '17000000002', region: '吉林省 长春市', street: '样例路12号3单元' }
const SLOW_MS = 300_000

/** What a lot should be. */
interface Lot {
  left: number
  readonly lastDay: Day
  readonly revived: boolean
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('give' as const),
      points: fc.integer({ min: 1, max: 300 }),
      days: fc.integer({ min: 0, max: 6 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('order' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const), which: fc.nat({ max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('checkIn' as const) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('day' as const), days: fc.integer({ min: 1, max: 3 }) }) },
)

withBank((bank) => {
  const { test, race } = testsOf(bank)
  let lina: TestCustomer
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  const today = async () => dayOfInstant(await now())
  let given = 0
  /** Gives points; `lastDay` other than their own makes them near their end. */
  const give = async (points: number, lastDay?: Day): Promise<void> => {
    given += 1
    const at = await now()
    const id = `reward:test-${given}`
    await bank.db.transaction(async (tx) => {
      await givePoints(tx, { id, customerId, kind: 'REWARD', points, memo: '样例', now: at })
      if (lastDay === undefined) return
      const [latest] = await tx
        .select()
        .from(pointsLots)
        .where(
          and(
            eq(pointsLots.customerId, customerId),
            gt(pointsLots.unspent, 0),
            eq(pointsLots.lastDay, lastDayOf(dayOfInstant(at))),
          ),
        )
        .orderBy(sql`earned_at DESC, lot_id`)
      await tx
        .update(pointsLots)
        .set({ lastDay })
        .where(
          and(
            eq(pointsLots.earnedAt, at),
            eq(pointsLots.customerId, customerId),
            eq(pointsLots.lotId, latest?.lotId ?? ''),
          ),
        )
    })
  }
  const balance = async () => expectDone(await lina.call(CALLS.queryPoints, {})).balance
  const order = (given_: object = {}) =>
    lina.call(CALLS.orderMallItem, { clientId: newClientId(), ...TOWEL, delivery: DELIVERY, agreed: true, ...given_ })
  const stockOf = async (itemId: string) =>
    (await on().select().from(mallItems).where(eq(mallItems.itemId, itemId)))[0]?.stock ?? -1
  beforeAll(async () => {
    lina = await testClient(bank.server).as('李娜')
    // Random orders are more than one person may have.
    await on().update(mallItems).set({ perPerson: 1_000 }).where(eq(mallItems.itemId, TOWEL.itemId))
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  test('the seeds show what was earned, spent, cancelled and sent', async () => {
    const zhangwei = await testClient(bank.server).as('张伟')
    const { entries } = expectDone(await zhangwei.call(CALLS.queryPointEntries, { filter: 'ALL' }))
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['REWARD', 'INFO', 'QUIZ', 'SURVEY', 'CHECK_IN', 'LEARN', 'ORDER', 'REFUND']),
    )
    const { orders } = expectDone(await zhangwei.call(CALLS.queryMallOrders, {}))
    expect(orders.map(({ state }) => state).sort()).toEqual([
      'CANCELLED',
      'FULFILLED',
      'FULFILLED',
      'PLACED',
      'SHIPPED',
    ])
    const { items } = expectDone(await zhangwei.call(CALLS.queryMall, {}))
    expect(items.some(({ kind }) => kind === 'COUPON')).toBe(false)
    // Everything that limits a voucher is said before points are given for it.
    expect(items.find(({ itemId }) => itemId === 'farm-20-seckill')?.terms).toEqual([
      '在样例惠农店使用，领取后30天内有效，过期作废',
      '单笔满30元可用',
      '用于购买种子、化肥、农具',
      '每单限用1张，不找零、不兑现',
      '退货后券在有效期内退回',
    ])
    // A month's days are the customer's own.
    expect(expectDone(await lina.call(CALLS.queryCheckIns, {})).days).toEqual([])
    expect(expectDone(await zhangwei.call(CALLS.queryPoints, {})).checkIn).toEqual({
      streak: 4,
      done: false,
      points: 5,
    })
  })

  test(
    'over random days the balance is what a simple book of lots says, and every audit holds',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18 }), async (steps) => {
          await on()
            .update(mallOrders)
            .set({ state: 'DELIVERED' })
            .where(and(eq(mallOrders.customerId, customerId), eq(mallOrders.state, 'PLACED')))
          // An earlier sequence leaves lots that have been revived already, which the app isn't told.
          let lots: Lot[] = (await lotsOf(on(), customerId)).map(({ left, lastDay, revived: was }) => ({
            left,
            lastDay,
            revived: was,
          }))
          const placed: { orderNo: string; taken: { points: number; lastDay: Day; revived: boolean }[] }[] = []
          for (const one of steps) {
            const day = await today()
            const usable = lots
              .filter(({ left, lastDay }) => left > 0 && lastDay >= day)
              .sort((a, b) => (a.lastDay < b.lastDay ? -1 : 1))
            const sum = usable.reduce((total, { left }) => total + left, 0)
            if (one.act === 'give') {
              const lastDay = addDays(day, one.days)
              await give(one.points, lastDay)
              lots.push({ left: one.points, lastDay, revived: false })
            } else if (one.act === 'order') {
              const done = await order()
              expect(done).toMatchObject(sum >= TOWEL.points ? { ok: true } : { error: 'PointsInsufficient' })
              if (!done.ok) continue
              const taken = []
              let missing = TOWEL.points
              for (const lot of usable) {
                const points = Math.min(lot.left, missing)
                if (points > 0) taken.push({ points, lastDay: lot.lastDay, revived: lot.revived })
                lot.left -= points
                missing -= points
              }
              placed.push({ orderNo: done.value.orderNo, taken })
            } else if (one.act === 'cancel') {
              const [gone] = placed.splice(one.which % Math.max(1, placed.length), 1)
              if (!gone) continue
              expectDone(await lina.call(CALLS.cancelMallOrder, { orderNo: gone.orderNo }))
              for (const { points, lastDay, revived: was } of gone.taken)
                lots.push({ left: points, ...revived({ lastDay, revived: was }, { today: day, by: 'CUSTOMER' }) })
            } else if (one.act === 'checkIn') {
              const done = expectDone(await lina.call(CALLS.checkIn, {}))
              expect(done.points).toBe(checkInPoints(done.streak))
              if (!done.already) lots.push({ left: done.points, lastDay: lastDayOf(day), revived: false })
            } else {
              await advance(bank.db, one.days * DAY_MS)
              const after = await today()
              expect(daysBetween(day, after)).toBe(one.days)
              lots = lots.filter(({ lastDay }) => lastDay >= after)
            }
            expect(await balance()).toBe(
              lots.filter(({ lastDay }) => lastDay >= day).reduce((total, { left }) => total + left, 0),
            )
          }
          expect(await checkInvariants(bank.db)).toEqual([])
        }),
        { numRuns: sequences(6) },
      )
    },
    SLOW_MS,
  )

  race(
    'who asked for it is reminded in the morning, once, before they have checked in; nobody else is, ever',
    async () => {
      const reminded = () => on().select().from(messages).where(eq(messages.kind, 'checkInReminder'))
      const remind = () => remindCheckIns({ db: bank.db, businessNow: now })
      const toMinute = async (minutes: number): Promise<void> => {
        const at = await now()
        await advance(bank.db, instantOf(addDays(dayOfInstant(at), 1)) + minutes * 60_000 - at)
      }
      const ask = () => lina.call(CALLS.allowSubscriptionMessages, { kinds: ['checkInReminder'] })
      await toMinute(10 * 60)
      await remind()
      expect(await reminded()).toEqual([])
      expectDone(await ask())
      // It was asked for today, for tomorrow.
      await remind()
      expect(await reminded()).toEqual([])
      await toMinute(8 * 60)
      await remind()
      expect(await reminded()).toEqual([])
      await advance(bank.db, 2 * 60 * 60_000)
      await Promise.all([remind(), remind()])
      await remind()
      expect((await reminded()).map((one) => one.customerId)).toEqual([customerId])
      // The permission was for one; the next is for a day on which they come by themselves.
      await toMinute(10 * 60)
      await remind()
      expectDone(await ask())
      await toMinute(10 * 60)
      expectDone(await lina.call(CALLS.checkIn, {}))
      await remind()
      expect(await reminded()).toHaveLength(1)
    },
  )

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
      expect(await lina.call(CALLS.receiveMallOrder, { orderNo })).toMatchObject({ error: 'MallOrderClosed' })
      const parcel = { orderNo, carrier: '样例快递', parcelNo: 'SF1' }
      const desk = { db: bank.db, businessNow: now } as Bank
      expect(await points.console.actions?.shipMallOrder?.run(desk, parcel)).toEqual({ done: true })
      expect(await points.console.actions?.shipMallOrder?.run(desk, parcel)).toEqual({ done: false })
      expect(await lina.call(CALLS.cancelMallOrder, { orderNo })).toMatchObject({ error: 'MallOrderClosed' })
      const got = expectDone(await lina.call(CALLS.receiveMallOrder, { orderNo }))
      expect(got).toMatchObject({
        state: 'DELIVERED',
        carrier: '样例快递',
        delivery: { name: '李*', mobileNo: '170****0002' },
      })
      await advance(bank.db, 91 * DAY_MS)
      expect((await findMallOrder(on(), customerId, orderNo))?.delivery).toBeNull()
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

  test(
    'points are told thirty days before they go, and go with their last day',
    async () => {
      const lastDay = addDays(await today(), 31)
      await give(77, lastDay)
      const told = async () => expectDone(await lina.call(CALLS.queryMessages, {})).messages
      await advance(bank.db, DAY_MS)
      const [message] = (await told()).filter(({ body }) => body.includes(`77积分将于${formatDay(lastDay)}到期`))
      expect(message?.about).toEqual({ subject: 'points' })
      const lotOn = async () =>
        expectDone(await lina.call(CALLS.queryPoints, {})).lots.find((lot) => lot.lastDay === lastDay)?.points
      await advance(bank.db, 30 * DAY_MS)
      expect(await lotOn()).toBe(77)
      await advance(bank.db, DAY_MS)
      expect(await lotOn()).toBeUndefined()
      const { entries, months } = expectDone(await lina.call(CALLS.queryPointEntries, { filter: 'EXPIRED' }))
      expect(entries[0]).toMatchObject({ kind: 'EXPIRED', points: -77 })
      // What lapsed wasn't spent: nothing was ordered in the month of the lot's end.
      expect(months[0]).toMatchObject({ month: (await today()).slice(0, 6), went: 0, lapsed: 77 })
    },
    SLOW_MS,
  )

  test(
    'points are kept while they are off and a week after, and told of then',
    async () => {
      const [last, other] = [await today(), addDays(await today(), 20)]
      await give(55, last)
      await give(66, other)
      const lots = async () => expectDone(await lina.call(CALLS.queryPoints, {})).lots
      const told = async () => expectDone(await lina.call(CALLS.queryMessages, {})).messages.map(({ body }) => body)
      await writeFlag(on(), 'pointsEnabled', '0', await now())
      await advance(bank.db, 40 * DAY_MS)
      expect((await told()).filter((body) => /[56]{2}积分/.test(body))).toEqual([])
      await writeFlag(on(), 'pointsEnabled', '1', await now())
      const back = await today()
      await advance(bank.db, DAY_MS)
      const until = addDays(back, 7)
      const kept = (await lots()).find(({ lastDay }) => lastDay === until)?.points ?? 0
      expect(kept).toBeGreaterThanOrEqual(55 + 66)
      expect(await told()).toContainEqual(expect.stringContaining(`${formatDay(until)}到期`))
      await advance(bank.db, 6 * DAY_MS)
      expect((await lots()).find(({ lastDay }) => lastDay === until)?.points).toBe(kept)
      await advance(bank.db, DAY_MS)
      expect((await lots()).some(({ lastDay }) => lastDay <= until)).toBe(false)
    },
    SLOW_MS,
  )

  test('what others tell of brings points once each, and nothing while points are off', async () => {
    const before = await balance()
    const tell = async (occasion: 'quizPassed' | 'surveyDone' | 'infoCompleted' | 'riskTested', about: string) => {
      const at = await now()
      await bank.db.transaction((tx) => occurred(tx, CAPABILITIES, { occasion, customerId, about, now: at }))
    }
    await writeFlag(on(), 'pointsEnabled', '0', 0)
    await tell('infoCompleted', 'a')
    expect(await lina.call(CALLS.queryPoints, {})).toMatchObject({ error: 'PointsOff' })
    await writeFlag(on(), 'pointsEnabled', '1', 0)
    for (const about of ['a', 'a', 'b', 'c', 'd']) await tell('quizPassed', about)
    expect(await balance()).toBe(before + 30)
    for (const about of ['a', 'b']) await tell('infoCompleted', about)
    await tell('riskTested', 'a')
    expect(await balance()).toBe(before + 80)
    // Passing the questions about an article that wasn't read, or not a week ago, brings nothing.
    await advance(bank.db, DAY_MS)
    const later = await balance()
    await tell('quizPassed', 'look-edu-passwords 1')
    expect(await balance()).toBe(later)
  })

  test('reading takes twenty seconds by the bank’s clock and brings its points once', async () => {
    const before = await balance()
    const articleId = 'edu-part-time'
    expect(await lina.call(CALLS.finishLearning, { articleId })).toMatchObject({ error: 'LearningNotStarted' })
    expect(await lina.call(CALLS.startLearning, { articleId: 'faq-none' })).toMatchObject({ error: 'ArticleUnknown' })
    expectDone(await lina.call(CALLS.startLearning, { articleId }))
    expect(await lina.call(CALLS.finishLearning, { articleId })).toMatchObject({ error: 'LearningTooFast' })
    await advance(bank.db, 20_000)
    expect(expectDone(await lina.call(CALLS.finishLearning, { articleId })).points).toBe(5)
    expect(await lina.call(CALLS.finishLearning, { articleId })).toMatchObject({ error: 'LearningDone' })
    expect(await balance()).toBe(before + 5)
  })

  test(
    'reading, and three right answers a week later, bring points; earlier ones are refused',
    async () => {
      const articleId = 'edu-investment'
      const surveyId = `look-${articleId}`
      const quiz = SECOND_LOOKS.find((one) => one.surveyId === surveyId)
      const answer = (at: number) => {
        const questionId = quiz?.questions[at]?.id ?? ''
        const answers = [{ questionId, options: [...(quiz?.keys[questionId]?.right ?? [])] }]
        return lina.call(CALLS.answerSurvey, { surveyId, version: 1, answers })
      }
      const open = async () => expectDone(await lina.call(CALLS.queryPoints, {})).open
      const promised = await open()
      expect(await answer(0)).toMatchObject({ error: 'QuizNotYet' })
      expectDone(await lina.call(CALLS.startLearning, { articleId }))
      await advance(bank.db, 20_000)
      expectDone(await lina.call(CALLS.finishLearning, { articleId }))
      expect(await open()).toEqual({ ...promised, learn: promised.learn - 5 })
      await advance(bank.db, 6 * DAY_MS)
      expect(await answer(0)).toMatchObject({ error: 'QuizNotYet' })
      await advance(bank.db, DAY_MS)
      const before = await balance()
      expect((await open()).look).toBe(promised.look + 10)
      for (const at of [0, 1, 2]) expectDone(await answer(at))
      expect(await balance()).toBe(before + 10)
      expect((await open()).look).toBe(promised.look)
    },
    SLOW_MS,
  )

  test('articles opened at the same time are read one after the other', async () => {
    const { articles } = expectDone(await lina.call(CALLS.queryLearning, {}))
    const [one = '', two = ''] = articles.filter(({ state }) => state === 'NEW').map(({ articleId }) => articleId)
    for (const articleId of [one, two]) expectDone(await lina.call(CALLS.startLearning, { articleId }))
    await advance(bank.db, 20_000)
    const finish = async (articleId: string) => {
      const done = await lina.call(CALLS.finishLearning, { articleId })
      return done.ok ? 'done' : done.error
    }
    const readyAt = async () =>
      expectDone(await lina.call(CALLS.queryLearning, {})).articles.find(({ articleId }) => articleId === two)?.readyAt
    const before = (await readyAt()) ?? 0
    expect([await finish(one), await finish(two)]).toEqual(['done', 'LearningTooFast'])
    // Twenty seconds more, but for the moment between the two openings.
    expect(((await readyAt()) ?? 0) - before).toBeGreaterThan(15_000)
    await advance(bank.db, 20_000)
    expect(await finish(two)).toBe('done')
  })

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
      const { items } = expectDone(await lina.call(CALLS.queryMall, {}))
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
    expectDone(await lina.call(CALLS.cancelMallOrder, { orderNo }))
    expect(await bank.db.transaction((tx) => recipientFor(tx, orderNo, '商城0071', at))).toBeUndefined()
  })

  test('what was cancelled doesn’t count among what one person may have', async () => {
    await give(800)
    await on().update(mallItems).set({ stock: 2 }).where(eq(mallItems.itemId, 'umbrella'))
    const umbrella = () => order({ itemId: 'umbrella', points: 312 })
    const { orderNo } = expectDone(await umbrella())
    expect(await umbrella()).toMatchObject({ error: 'MallPerPersonLimit' })
    expectDone(await lina.call(CALLS.cancelMallOrder, { orderNo }))
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

  race(
    'a ranking has only who wants to appear, by surname and stars, equals at one place, and forgets who leaves',
    async () => {
      const crowd = ['zhangwei', 'wuqiang', 'chenjing', 'zhaolei']
      // A month of its own, in which nobody has earned anything yet.
      const begun = (await today()).slice(0, 6)
      while ((await today()).startsWith(begun)) await advance(bank.db, DAY_MS)
      const at = await now()
      const learn = async (key: string, times: number): Promise<void> => {
        for (let time = 1; time <= times; time++)
          await bank.db.transaction((tx) =>
            earn(tx, { customerId: demoCustomerId(key), rule: 'LEARN', about: `ranking ${key} ${time}`, now: at }),
          )
      }
      const people = await Promise.all(crowd.map((key) => testClient(bank.server).as(key)))
      const [first, equal, less, hidden] = people as [TestCustomer, TestCustomer, TestCustomer, TestCustomer]
      for (const [nth, times] of [2, 2, 1, 9].entries()) await learn(crowd[nth] ?? '', times)
      await bank.db.transaction((tx) =>
        givePoints(tx, {
          id: 'reward:ranking',
          customerId: demoCustomerId('chenjing'),
          kind: 'REWARD',
          points: 500,
          memo: '样例',
          now: at,
        }),
      )
      const show = async (app: TestCustomer, shown: boolean) => expectDone(await app.call(CALLS.setRanking, { shown }))
      const look = async (app: TestCustomer, board: 'LEARN' | 'CHECK_IN' = 'LEARN') =>
        expectDone(await app.call(CALLS.queryRanking, { board, period: 'THIS_MONTH' }))
      const before = await look(hidden)
      expect(before).toMatchObject({ shown: false, mine: { points: 45 } })
      expect(before.mine.place).toBeUndefined()
      for (const app of [first, equal, less]) await show(app, true)
      await show(first, true)
      const places = ({ rows }: Awaited<ReturnType<typeof look>>) =>
        rows.map(({ place, name, points }) => `${place} ${name} ${points}`)
      expect(places(await look(first)).sort()).toEqual(['1 吴* 10', '1 张* 10', '3 陈* 5'])
      expect(await look(less)).toMatchObject({ of: 3, shown: true, mine: { points: 5, place: 3 } })
      expect((await look(less)).rows.filter(({ mine }) => mine)).toMatchObject([{ name: '陈*' }])
      expect(await look(less, 'CHECK_IN')).toMatchObject({ mine: { points: 0 } })
      await show(equal, false)
      expect(places(await look(hidden))).toEqual(['1 张* 10', '2 陈* 5'])
      expect(await look(equal)).toMatchObject({ shown: false, mine: { points: 10 } })
      const leaving = { customerId: demoCustomerId('zhangwei'), now: at, today: dayOfInstant(at) }
      await bank.db.transaction((tx) => pointsClosing.closed?.(tx, leaving as never) ?? Promise.resolve())
      expect(places(await look(hidden))).toEqual(['1 陈* 5'])
    },
  )
})
