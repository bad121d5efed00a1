import { CALLS } from '@/contract/calls'
import type { ResponseOf } from '@/contract/call'
import { addDays, day } from '@/domain/dates/day'
import { formatInstant } from '@/domain/dates/format'
import { instantOf } from '@/domain/dates/instant'
import { eq } from 'drizzle-orm'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { potMoney } from '@sandbox/business/pots/pots'
import { bankNow } from '@sandbox/kernel/clock'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { buyDeposit, instruct } from '@sandbox/testing/deposits'
import { consentToManager } from '@sandbox/testing/managerConsent'
import { schema } from '@sandbox/testing/schema'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { advance } from '@sandbox/dayEnds'
import { checkInvariants } from '@sandbox/ledgerAudit'

type Ahead = ResponseOf<typeof CALLS.queryAhead>

/** Seven days; one month; a year whose interest is paid each month. */
const [WEEK, MONTH, MONTHLY, YEAR] = ['20122', '20123', '20178', '20194']

withBankInTurn((bank) => {
  const as = (name: string) => testClient(bank.server).as(name)
  const ahead = async (customer: TestCustomer): Promise<Ahead> => {
    const told = await customer.call(CALLS.queryAhead, {})
    if (!told.ok) throw new Error(told.error)
    return told.value
  }
  const maturityOf = (told: Ahead, seqNo: string) =>
    told.items.find((item) => item.kind === 'MATURITY' && item.seqNo === seqNo && !item.renewed)
  const advanceTo = async (at: number) => advance(bank.db, at - (await bankNow(bank.db.drizzle)))
  const bodies = async (key: string) =>
    (
      await bank.db.drizzle
        .select({ body: schema.messages.body })
        .from(schema.messages)
        .where(eq(schema.messages.customerId, demoCustomerId(key)))
    ).map(({ body }) => body)

  test('who has put nothing away sees 90 days with the interest of the balance alone', async () => {
    const customer = await as('马超')
    const told = await ahead(customer)
    const wallet = await customer.call(CALLS.queryWallet, {})
    expect(told).toMatchObject({ items: [{ kind: 'SETTLEMENT', name: '' }], undecided: 0, next: '', later: [] })
    expect(wallet).toMatchObject({ value: { interest: { accrued: told.toAccount } } })
    expect(told.through).toBe(addDays(day(told.today), 90))
  })

  test('each sum says what happens by itself, and at most three other ways with what the bank would do', async () => {
    const customer = await as('李娜')
    const seqNo = await buyDeposit(customer, MONTH)
    const monthly = await buyDeposit(customer, MONTHLY)
    await buyDeposit(customer, YEAR, 5_000)
    const told = await ahead(customer)
    const asked = await customer.call(CALLS.queryMaturity, { seqNo })
    if (!asked.ok) throw new Error(asked.error)
    const item = maturityOf(told, seqNo)
    expect(item?.maturity).toMatchObject({
      instruction: 'PAY_OUT',
      decided: false,
      changeable: true,
      changeableUntil: asked.value.changeableUntil,
      happens: asked.value.options[0],
    })
    expect(item?.maturity?.instead).toEqual(asked.value.options.slice(1))
    expect(item?.maturity?.instead).toHaveLength(3)
    expect(item?.toAccount).toBe(asked.value.options[0]?.paidOut)
    expect(told.undecided).toBe(1)
    expect(told.next).not.toBe('')
    // What falls due first after the 90 days is told by the day with all its principal, and is in no sum.
    const held = await customer.call(CALLS.queryHoldings, { productTypes: [], state: 'open' })
    if (!held.ok) throw new Error(held.error)
    const later = held.value.holdings.filter(({ endDate }) => endDate > told.through)
    const ends = [...new Set(later.map(({ endDate }) => endDate))].sort()
    // Two of them on the same day.
    expect(ends.length).toBeLessThan(later.length)
    expect(told.later).toEqual(
      ends.slice(0, 3).map((end) => ({
        day: end,
        amount: later.filter(({ endDate }) => endDate === end).reduce((sum, { amount }) => sum + amount, 0),
      })),
    )
    expect(told.next).toBe(ends[0])
    const payouts = told.items.filter(({ kind }) => kind === 'PAYOUT')
    expect(payouts.map((one) => one.seqNo)).toEqual(payouts.map(() => monthly))
    expect(payouts.length).toBeGreaterThanOrEqual(2)
    expect(told.items.map((one) => one.day)).toEqual(told.items.map((one) => one.day).sort())
    expect(told.toAccount).toBe(told.items.reduce((sum, { toAccount }) => sum + toAccount, 0))
    // The choice counts at once, and the renewed deposit’s own end is told where it lies in these days.
    expect(await instruct(customer, seqNo, 'RENEW_PRINCIPAL')).toMatchObject({ ok: true })
    const chosen = await ahead(customer)
    expect(maturityOf(chosen, seqNo)?.maturity).toMatchObject({
      instruction: 'RENEW_PRINCIPAL',
      decided: true,
      happens: { amount: 1_000_000, unavailable: '' },
      instead: [{ instruction: 'PAY_OUT' }, { instruction: 'RENEW_ALL' }, { instruction: 'TO_WEALTH' }],
    })
    expect(chosen.undecided).toBe(0)
    expect(chosen.items.filter(({ renewed, kind }) => renewed && kind === 'MATURITY')).toHaveLength(1)
    expect(chosen.items.find(({ renewed }) => renewed)).toMatchObject({ seqNo, principal: 1_000_000 })
  })

  test('papers that end before the day are told with what happens then', async () => {
    const customer = await as('吴强')
    const soon = await buyDeposit(customer, WEEK)
    const later = await buyDeposit(customer, MONTH)
    const { customers } = schema
    const idCardUntil = addDays(day((await ahead(customer)).today), 10)
    await bank.db.drizzle
      .update(customers)
      .set({ idCardUntil })
      .where(eq(customers.id, demoCustomerId('wuqiang')))
    expect(await instruct(customer, soon, 'RENEW_PRINCIPAL')).toMatchObject({ ok: true })
    expect(await instruct(customer, later, 'RENEW_ALL')).toMatchObject({ ok: true })
    const told = await ahead(customer)
    expect(maturityOf(told, later)?.maturity).toMatchObject({
      decided: true,
      instruction: 'RENEW_ALL',
      obstacle: 'idCard',
      happens: { unavailable: '您的身份证已过期', amount: 0, paidOut: maturityOf(told, later)?.toAccount },
      instead: [
        { instruction: 'PAY_OUT', unavailable: '' },
        { instruction: 'RENEW_PRINCIPAL', unavailable: '您的身份证已过期' },
        { instruction: 'TO_WEALTH', unavailable: '您的身份证已过期' },
      ],
    })
    expect(maturityOf(told, soon)?.maturity).toMatchObject({ happens: { unavailable: '', amount: 1_000_000 } })
    const details = [later, soon].map(async (seqNo) => {
      const detail = await customer.call(CALLS.queryHoldingDetail, { seqNo })
      return detail.ok && [detail.value.maturity?.instruction, detail.value.maturity?.unavailable]
    })
    expect(await Promise.all(details)).toEqual([
      ['RENEW_ALL', '您的身份证已过期'],
      ['RENEW_PRINCIPAL', undefined],
    ])
  })

  test('two phones at once leave one whole choice, and the same one twice changes nothing', async () => {
    const [one, other] = [await as('李娜'), await as('李娜')]
    const seqNo = await buyDeposit(one, WEEK)
    await consentToManager(bank.db.drizzle, demoCustomerId('lina'))
    const answers = await Promise.all([instruct(one, seqNo, 'TO_WEALTH'), instruct(other, seqNo, 'RENEW_ALL')])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    const left = maturityOf(await ahead(one), seqNo)?.maturity?.instruction
    expect(['TO_WEALTH', 'RENEW_ALL']).toContain(left)
    const [row] = await bank.db.drizzle
      .select()
      .from(schema.holdings)
      .where(eq(schema.holdings.seqNo, Number(seqNo)))
    expect(row?.withdrawalBlocked).toBe(left === 'TO_WEALTH')
    const before = await ahead(one)
    for (const _ of [1, 2]) expect(await instruct(one, seqNo, left ?? 'PAY_OUT')).toMatchObject({ ok: true })
    expect(await ahead(other)).toEqual(before)
    expect(await instruct(one, seqNo, 'PAY_OUT')).toMatchObject({ ok: true })
  })

  test('what was told is what the day’s end does, changed at the last moment and refused after it; the message repeats it', async () => {
    const customer = await as('李娜')
    const seqNo = await buyDeposit(customer, MONTH)
    const paidOut = await buyDeposit(customer, MONTH, 500_000)
    expect(await instruct(customer, paidOut, 'PAY_OUT')).toMatchObject({ ok: true })
    expect(await instruct(customer, seqNo, 'RENEW_ALL')).toMatchObject({ ok: true })
    const plan = { target: 10_000_000, picture: 'savings', byDay: '', monthlyAmount: 0, monthlyDate: 1 } as const
    const pot = await customer.call(CALLS.openPot, { name: '利息', ...plan, takesInterest: true })
    if (!pot.ok) throw new Error(pot.error)
    const item = maturityOf(await ahead(customer), seqNo)
    if (!item?.maturity) throw new Error('no maturity')
    const until = item.maturity.changeableUntil
    await advanceTo(instantOf(addDays(day(item.day), -1), 23, 20))
    const latest = await as('李娜')
    expect(await instruct(latest, seqNo, 'RENEW_PRINCIPAL')).toMatchObject({ ok: true })
    const told = await ahead(latest)
    const due = maturityOf(told, seqNo)
    const inPot = potMoney({ ...pot.value, customerId: demoCustomerId('lina') })
    const own = await balanceOf(bank.db.drizzle, wallet(demoCustomerId('lina')))
    const savedBefore = await balanceOf(bank.db.drizzle, inPot)
    await advanceTo(until)
    expect(await instruct(latest, seqNo, 'PAY_OUT')).toMatchObject({ error: 'InstructionClosed' })
    expect(maturityOf(await ahead(latest), seqNo)?.maturity).toMatchObject({
      instruction: 'RENEW_PRINCIPAL',
      changeable: false,
      instead: [],
    })
    await advanceTo(instantOf(day(item.day), 0, 10))
    const thatDay = told.items.filter((one) => one.day === item.day)
    const came = thatDay.reduce((sum, { toAccount }) => sum + toAccount, 0)
    const [saved, ...others] = thatDay.filter(({ kind }) => kind === 'POT')
    expect([saved?.seqNo, (saved?.principal ?? 0) > 0, others]).toEqual([pot.value.potId, true, []])
    expect((await balanceOf(bank.db.drizzle, inPot)) - savedBefore).toBe(saved?.principal)
    expect(await balanceOf(bank.db.drizzle, wallet(demoCustomerId('lina')))).toBe(own + came - (saved?.principal ?? 0))
    const records = await (await as('李娜')).call(CALLS.queryRenewals, {})
    expect(records).toMatchObject({
      value: {
        records: expect.arrayContaining([
          expect.objectContaining({
            seqNo,
            amount: due?.maturity?.happens.amount,
            paidOut: due?.maturity?.happens.paidOut,
          }),
        ]) as unknown,
      },
    })
    const sent = (await bodies('lina')).join('\n')
    expect(sent).toContain(`您选择的是“本息续存”，${formatInstant(until)}前可以修改。`)
    expect(sent).toContain('已按您选择的“到期转出”转入电子账户。')
    expect(sent).toContain('按您选择的“本金续存”，其中10,000.00元已续存')
    // Nothing of a choice is left to apply to anything again.
    expect(
      await bank.db.drizzle
        .select()
        .from(schema.maturityInstructions)
        .where(eq(schema.maturityInstructions.customerId, demoCustomerId('lina'))),
    ).not.toContainEqual(expect.objectContaining({ seqNo: Number(paidOut) }))
    expect(await checkInvariants(bank.db)).toEqual([])
  })
})
