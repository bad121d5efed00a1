import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addMonths } from '@/domain/dates/calendarMonths'
import { day } from '@/domain/dates/day'
import { isMonth, monthOf } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { schema } from '@sandbox/testing/schema'

withBankInTurn((bank) => {
  const calendar = async (customer: TestCustomer, month?: string) => {
    const answer = await customer.call(CALLS.queryCalendar, month === undefined ? {} : { month })
    if (!answer.ok) throw new Error(answer.error)
    return answer.value
  }
  const month = (text: string): Month => {
    if (!isMonth(text)) throw new RangeError(text)
    return text
  }

  test('what a rule will move into a pot stands on its day, and the calendar goes on to it', async () => {
    const customer = await testClient(bank.server).as('钱盛')
    const { lastMonth, today, days } = await calendar(customer)
    expect(lastMonth > today.slice(0, 6)).toBe(true)
    expect(days.flatMap(({ fills }) => fills)).toEqual([])
    const ahead = await calendar(customer, addToMonth(month(today.slice(0, 6)), 1))
    expect(ahead.days.flatMap(({ day: on, fills }) => fills.map((one) => [on.slice(6), one]))).toEqual([
      ['10', { potId: 'demo-pot-behind', name: '全家旅行', amount: 200_000 }],
    ])
  })

  test('a redemption that is to be paid stands on its day, and is no deposit’s principal', async () => {
    const customer = await testClient(bank.server).as('张伟')
    const held = await customer.call(CALLS.queryHoldings, { productTypes: [], state: 'open' })
    if (!held.ok) throw new Error(held.error)
    const shares = held.value.holdings.find(({ kind, amount }) => kind === 'wealth' && amount > 100)
    if (!shares) throw new Error('no shares')
    const preview = await customer.call(CALLS.previewRedeem, { seqNo: shares.seqNo })
    if (!preview.ok) throw new Error(preview.error)
    const redeemed = await customer.call(CALLS.redeemProduct, {
      ...{ clientId: newClientId(), seqNo: shares.seqNo, mode: 'ordinary', amount: 100, expectedInterest: 0 },
      ...{ expectedDay: preview.value.ordinaryDate, password: DEMO_PASSWORD },
    })
    if (!redeemed.ok) throw new Error(redeemed.error)
    const paidOn = redeemed.value.payDate
    const told = await calendar(customer, paidOn.slice(0, 6))
    const events = told.days.find(({ day: on }) => on === paidOn)?.events ?? []
    expect(events).toContainEqual({
      ...{ kind: 'REDEMPTION', state: 'due', seqNo: shares.seqNo, prodType: shares.prodType },
      ...{ prodDesc: shares.prodDesc, principal: 100, interest: 0 },
    })
    const deposits = told.days.flatMap((each) => each.events).filter(({ kind }) => kind === 'MATURITY')
    expect(told.principalDue).toBe(
      deposits.filter(({ state }) => state === 'due').reduce((sum, { principal }) => sum + principal, 0),
    )
    expect(told.lastMonth >= paidOn.slice(0, 6)).toBe(true)
  })

  test('a purchase stands on its day of maturity, with what that will pay', async () => {
    const customer = await testClient(bank.server).as('李娜')
    const before = await calendar(customer)
    expect(before.days).toEqual([])
    const order = {
      productType: '20194',
      amount: 1_000_000,
      expectedRate: 130,
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
    }
    const bought = await customer.call(CALLS.buyProduct, { ...order, clientId: newClientId(), password: DEMO_PASSWORD })
    if (!bought.ok) throw new Error(bought.error)
    const due = await calendar(customer, bought.value.endDate.slice(0, 6))
    expect(due.days).toEqual([
      {
        day: bought.value.endDate,
        wealthIncome: 0,
        settlements: [],
        fills: [],
        events: [
          {
            kind: 'MATURITY',
            state: 'due',
            seqNo: bought.value.seqNo,
            prodType: '20194',
            prodDesc: '普通储蓄一年',
            principal: 1_000_000,
            interest: 13_000,
          },
        ],
      },
    ])
    expect(due).toMatchObject({ principalDue: 1_000_000, interestDue: 13_000, interestPaid: 0, wealthIncome: 0 })
    expect((await calendar(customer)).lastMonth).toBe(bought.value.endDate.slice(0, 6))
  })

  test('full periods are due one by one, and add up to the term’s interest', async () => {
    const customer = await testClient(bank.server).as('吴强')
    const order = {
      productType: '20505',
      amount: 1_000_000,
      expectedRate: 125,
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
    }
    const bought = await customer.call(CALLS.buyProduct, { ...order, clientId: newClientId(), password: DEMO_PASSWORD })
    if (!bought.ok) throw new Error(bought.error)
    const start = day(bought.value.startDate)
    const interest: number[] = []
    for (const ahead of [3, 6, 9, 12]) {
      const { days, interestDue } = await calendar(customer, monthOf(addMonths(start, ahead)))
      expect(days.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual(
        ahead === 12 ? ['PAYOUT', 'MATURITY'] : ['PAYOUT'],
      )
      interest.push(interestDue)
    }
    expect(interest.reduce((sum, each) => sum + each, 0)).toBe(bought.value.appointInterest)
    expect((await calendar(customer, monthOf(addMonths(start, 1)))).days).toEqual([])
  })

  test('what was paid and what shares earned stand on their days, and the sums are theirs', async () => {
    const customer = await testClient(bank.server).as('张伟')
    const present = await calendar(customer)
    const months = [addToMonth(month(present.month), -2), addToMonth(month(present.month), -1), month(present.month)]
    const seen = await Promise.all(months.map((each) => calendar(customer, each)))
    const credits = await bank.db.drizzle
      .select()
      .from(schema.wealthIncomeCredits)
      .where(eq(schema.wealthIncomeCredits.customerId, demoCustomerId('zhangwei')))
    const credited = credits.reduce((sum, { amount }) => sum + amount, 0)
    expect(credited).toBeGreaterThan(0)
    expect(seen.reduce((sum, { wealthIncome }) => sum + wealthIncome, 0)).toBe(credited)
    const days = seen.flatMap((each) => each.days)
    expect(days.filter(({ wealthIncome }) => wealthIncome !== 0)).toHaveLength(credits.length)
    // The seeds' one-month deposit has matured, and a monthly payout was made.
    const paid = days.flatMap(({ events }) => events).filter(({ state }) => state === 'paid')
    expect(paid.map(({ kind }) => kind).sort()).toEqual(expect.arrayContaining(['MATURITY', 'PAYOUT']))
    // The account's own interest is among it where a 20th of a quarter's last month is in these months.
    const settled = days.flatMap(({ settlements }) => settlements)
    expect(seen.reduce((sum, { interestPaid }) => sum + interestPaid, 0)).toBe(
      [...paid, ...settled].reduce((sum, { interest }) => sum + interest, 0),
    )
    expect(days.map(({ day: on }) => on)).toEqual([...days.map(({ day: on }) => on)].sort())
  })

  test('a month that doesn’t exist is refused', async () => {
    const customer = await testClient(bank.server).as('李娜')
    for (const wrong of ['202613', '2026-1', '']) {
      expect(await customer.call(CALLS.queryCalendar, { month: wrong })).toMatchObject({ error: 'InvalidRequest' })
    }
  })
})
