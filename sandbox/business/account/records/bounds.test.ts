import { CALLS } from '@/contract/calls'
import { BALANCE_SPANS, BILL_MONTHS } from '@/domain/account/records'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { isMonth } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { fen } from '@/domain/money/fen'
import { bankNow } from '@sandbox/kernel/clock'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { endFreezes, freezesOf, placeFreeze } from '../freezes'

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const today = async () => dayOfInstant(await bankNow(on()))

  test('a bill is of a month the account has had; asked for any other it is this month’s', async () => {
    const app = await testClient(bank.server).as('zhangwei')
    const { firstMonth, thisMonth } = told(await app.call(CALLS.queryMonthBill, {}))
    if (!isMonth(firstMonth) || !isMonth(thisMonth)) throw new RangeError(`${firstMonth} ${thisMonth}`)
    const billOf = async (month: string) => told(await app.call(CALLS.queryMonthBill, { month }))
    expect((await billOf(firstMonth)).month).toBe(firstMonth)
    for (const other of [addToMonth(firstMonth, -1), addToMonth(thisMonth, 1)])
      expect((await billOf(other)).month).toBe(thisMonth)
    const { months } = await billOf(thisMonth)
    expect(months.length).toBeLessThanOrEqual(BILL_MONTHS)
    expect(months.map(({ month }) => month)).toEqual(
      months.map((_, index) => addToMonth(thisMonth, index + 1 - months.length)),
    )
  })

  test.each(BALANCE_SPANS)('a curve of %i days ends today and is so long, or as long as the account', async (days) => {
    const app = await testClient(bank.server).as('zhangwei')
    const { points } = told(await app.call(CALLS.queryBalanceDays, { days }))
    const longest = told(await app.call(CALLS.queryBalanceDays, { days: 365 })).points.length
    expect(points).toHaveLength(Math.min(days, longest))
    expect(longest).toBeGreaterThan(BALANCE_SPANS[0])
    expect(points.at(-1)?.day).toBe(await today())
    expect(points[0]?.day).toBe(addDays(await today(), 1 - points.length))
  })

  test('a freeze holds through its last day and is over with that day’s end', async () => {
    const customerId = await openCustomer(bank.db, 1_000)
    const [now, until] = [await bankNow(on()), addDays(await today(), 3)]
    const order = { customerId, kind: 'RISK', asked: fen(1_000), until, now } as const
    await bank.db.transaction((tx) => placeFreeze(tx, order))
    const stateAfter = async (ended: typeof until) => {
      const nextDay = addDays(ended, 1)
      const at = instantOf(nextDay)
      await bank.db.transaction((tx) => endFreezes.run(tx, { day: ended, nextDay, at, cursor: '' }))
      const [freeze] = await freezesOf(on(), customerId)
      return freeze?.state
    }
    expect([await stateAfter(addDays(until, -1)), await stateAfter(until)]).toEqual(['ACTIVE', 'EXPIRED'])
  })

  test('of the paper that a freeze stands on the last four characters before 号 are told', async () => {
    const app = await testClient(bank.server).as('heping')
    const { freezes } = told(await app.call(CALLS.queryFrozen, {}))
    const judicial = freezes.find(({ kind }) => kind === 'JUDICIAL')
    expect(judicial?.document).toMatch(/^.{4}$/)
    expect(judicial?.document).not.toContain('号')
  })
})
