import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS, daysBetween } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { lastDayOf, revived } from '@/domain/points/lots'
import { checkInPoints } from '@/domain/points/rules'
import { messages } from '@sandbox/business/message/tables'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { occurred } from '@sandbox/kernel/domainEvents'
import { writeFlag } from '@sandbox/kernel/flags'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { pointsClosing } from './closing'
import { notifyExpiring } from './dayEnd'
import { earn, givePoints } from './earn'
import { lotsOf } from './lots'
import { remindCheckIns } from './remind'
import { mallOrders } from './tables'
import { customerId, linaAt, SLOW_MS, TOWEL } from './testing/lina'

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
  const { lina, on, now, today, give, balance, order } = linaAt(bank)

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
    expect(expectDone(await lina().call(CALLS.queryCheckIns, {})).days).toEqual([])
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
              expectDone(await lina().call(CALLS.cancelMallOrder, { orderNo: gone.orderNo }))
              for (const { points, lastDay, revived: was } of gone.taken)
                lots.push({ left: points, ...revived({ lastDay, revived: was }, { today: day, by: 'CUSTOMER' }) })
            } else if (one.act === 'checkIn') {
              const done = expectDone(await lina().call(CALLS.checkIn, {}))
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
      const ask = () => lina().call(CALLS.allowSubscriptionMessages, { kinds: ['checkInReminder'] })
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
      expectDone(await lina().call(CALLS.checkIn, {}))
      await remind()
      expect(await reminded()).toHaveLength(1)
    },
  )

  test(
    'points are told thirty days before they go, and go with their last day',
    async () => {
      const lastDay = addDays(await today(), 31)
      await give(77, lastDay)
      const told = async () => expectDone(await lina().call(CALLS.queryMessages, {})).messages
      await advance(bank.db, DAY_MS)
      const [message] = (await told()).filter(({ body }) => body.includes(`77积分将于${formatDay(lastDay)}到期`))
      expect(message?.about).toEqual({ subject: 'points' })
      const lotOn = async () =>
        expectDone(await lina().call(CALLS.queryPoints, {})).lots.find((lot) => lot.lastDay === lastDay)?.points
      await advance(bank.db, 30 * DAY_MS)
      expect(await lotOn()).toBe(77)
      await advance(bank.db, DAY_MS)
      expect(await lotOn()).toBeUndefined()
      const { entries, months } = expectDone(await lina().call(CALLS.queryPointEntries, { filter: 'EXPIRED' }))
      expect(entries[0]).toMatchObject({ kind: 'EXPIRED', points: -77 })
      // What lapsed wasn't spent: nothing was ordered in the month of the lot's end.
      expect(months[0]).toMatchObject({ month: (await today()).slice(0, 6), went: 0, lapsed: 77 })
    },
    SLOW_MS,
  )

  test('a batch of reminders goes on behind the customer at whom the one before has ended', async () => {
    const lastDay = addDays(await today(), 45)
    await give(44, lastDay)
    const batch = { day: addDays(lastDay, -31), nextDay: addDays(lastDay, -30), at: await now() }
    const told = async (cursor: string) => {
      await bank.db.transaction((tx) => notifyExpiring.run(tx, { ...batch, cursor }))
      const { messages } = expectDone(await lina().call(CALLS.queryMessages, {}))
      return messages.some(({ body }) => body.includes(`44积分将于${formatDay(lastDay)}到期`))
    }
    expect([await told(customerId), await told('')]).toEqual([false, true])
  })

  test(
    'points are kept while they are off and a week after, and told of then',
    async () => {
      const [last, other] = [await today(), addDays(await today(), 20)]
      await give(55, last)
      await give(66, other)
      const lots = async () => expectDone(await lina().call(CALLS.queryPoints, {})).lots
      const told = async () => expectDone(await lina().call(CALLS.queryMessages, {})).messages.map(({ body }) => body)
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
    expect(await lina().call(CALLS.queryPoints, {})).toMatchObject({ error: 'PointsOff' })
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
