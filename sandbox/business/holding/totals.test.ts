import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import { ACCOUNT_CLASSES } from '@/domain/subaccount/classes'
import type { ResponseOf } from '@/contract/call'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { advance, advanceToNextDay } from '@sandbox/dayEnds'
import { DEMO_CUSTOMERS } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { act, acts, holdingsOf, told } from '@sandbox/testing/acts'
import type { Act } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { consentToManager } from '@sandbox/testing/managerConsent'
import { schema } from '@sandbox/testing/schema'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { isFull } from '@test/strength'

const WEALTH = '91318017'
const DAY_MS = 86_400_000
const SLOW_MS = 550_000

type History = ResponseOf<typeof CALLS.queryHistory>
type Calendar = ResponseOf<typeof CALLS.queryCalendar>
type Statement = ResponseOf<typeof CALLS.queryIncome>

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** Every page of the history, each month once. */
async function historyOf(app: TestCustomer): Promise<Pick<History, 'orders' | 'months'>> {
  const orders: History['orders'] = []
  const months = new Map<string, History['months'][number]>()
  for (let more = true; more;) {
    const after = orders[orders.length - 1]?.orderNo
    const page = told(await app.call(CALLS.queryHistory, { kind: 'all', product: 'all', ...(after && { after }) }))
    orders.push(...page.orders)
    for (const month of page.months) months.set(month.month, month)
    more = page.more
  }
  return { orders, months: [...months.values()] }
}

/** The calendar from its first month to the present one or to its end. */
async function calendarOf(app: TestCustomer, until: 'now' | 'end'): Promise<readonly Calendar[]> {
  const present = told(await app.call(CALLS.queryCalendar, {}))
  const { firstMonth, month, lastMonth } = present
  const last = until === 'now' ? month : lastMonth
  if (!isMonth(firstMonth) || !isMonth(last)) throw new RangeError(`${firstMonth} ${last}`)
  const months: Month[] = []
  for (let one: Month = firstMonth; one <= last; one = addToMonth(one, 1)) months.push(one)
  const seen: Calendar[] = []
  for (const one of months)
    seen.push(one === month ? present : told(await app.call(CALLS.queryCalendar, { month: one })))
  return seen
}

/** Each month's statement of where income came from, up to the present one. */
async function statementsOf(app: TestCustomer, months: readonly Calendar[]): Promise<readonly Statement[]> {
  const seen: Statement[] = []
  for (const { month } of months) seen.push(told(await app.call(CALLS.queryIncome, { month })))
  return seen
}

/** The figures of every screen for one customer: those it shows as sums, and the same computed from what it lists. */
async function figuresOf(app: TestCustomer) {
  const assets = told(await app.call(CALLS.queryAssets, {}))
  const [open, closed] = [await holdingsOf(app, 'open'), await holdingsOf(app, 'closed')]
  const calendar = await calendarOf(app, 'now')
  const statements = await statementsOf(app, calendar)
  const history = await historyOf(app)
  const days = calendar.flatMap((month) => month.days)
  const paid = days.flatMap(({ events }) => events.filter(({ state }) => state === 'paid'))
  const codes = [...new Set([...open.holdings, ...closed.holdings].map(({ prodType }) => prodType))]
  const products: ResponseOf<typeof CALLS.getProdIncome>[] = []
  for (const prodType of codes)
    products.push(told(await app.call(CALLS.getProdIncome, { platformType: 'h5', prodType })))
  return { assets, open, closed, calendar, statements, history, days, paid, products }
}

type Figures = Awaited<ReturnType<typeof figuresOf>>

/** What accounts paid of interest: on its days, by the statements. */
const settled = (statements: readonly Statement[]): number =>
  sum(statements.flatMap(({ settlements }) => settlements).map(({ interest }) => interest))

/** What a source of income is made of: payments of a deposit, days of shares. */
const partsOf = ({ payments, days }: Statement['sources'][number]): number =>
  sum(payments.map(({ interest }) => interest)) + sum(days.map(({ amount }) => amount))

/**
 * Each month's statement: its sources, and of each its parts, come to the calendar's figure of the month, to history's
 * interest and to the growth of home's total, which goes on from one month to the next.
 */
function expectStatements({ assets, calendar, statements, history }: Figures): void {
  let accumulated = 0
  for (const [index, one] of statements.entries()) {
    const { month, interestPaid, accountInterest, wealthIncome, sources, ...statement } = one
    const interest = history.months.find((one) => one.month === month)?.interest ?? 0
    const of = (kind: 'deposit' | 'wealth') => sources.filter((source) => source.kind === kind).map(partsOf)
    expect({ month, interestPaid, wealthIncome }).toEqual({
      month: calendar[index]?.month,
      interestPaid: calendar[index]?.interestPaid,
      wealthIncome: calendar[index]?.wealthIncome,
    })
    const ofDeposits = interestPaid - accountInterest
    expect([sum(of('deposit')), sum(of('wealth')), interest]).toEqual([ofDeposits, wealthIncome, ofDeposits])
    expect(settled([one])).toBe(accountInterest)
    expect(sources.map(({ income }) => income)).toEqual(sources.map(partsOf))
    expect(statement.income).toBe(interestPaid + wealthIncome)
    const year = statements.filter((each) => each.month.slice(0, 4) === month.slice(0, 4))
    expect(statement.year).toEqual(year.map((each) => ({ month: each.month, income: each.income })))
    expect(statement.accumulatedBefore).toBe(accumulated)
    accumulated += statement.income
    expect(statement.accumulatedAfter).toBe(accumulated)
  }
  expect(accumulated).toBe(assets.accumulatedIncome)
}

/** Income so far, as each screen shows it. */
const incomeByScreen = (figures: Figures) => {
  const { assets, open, closed, calendar, statements, history, days, paid, products } = figures
  const ofShares = sum(days.map(({ wealthIncome }) => wealthIncome))
  const ofAccounts = settled(statements)
  const onDays = days.flatMap(({ settlements }) => settlements)
  return {
    home: assets.accumulatedIncome,
    calendarDays: sum([...paid, ...onDays].map(({ interest }) => interest)) + ofShares,
    calendarMonths: sum(calendar.map(({ interestPaid, wealthIncome }) => interestPaid + wealthIncome)),
    statements: sum(statements.flatMap(({ sources }) => sources).map(partsOf)) + ofAccounts,
    historyMonths: sum(history.months.map(({ interest }) => interest)) + ofShares + ofAccounts,
    historyOrders: sum(history.orders.map(({ interest }) => interest)) + ofShares + ofAccounts,
    holdingSums: open.accumulatedIncomeSum + closed.accumulatedIncomeSum + ofAccounts,
    holdings:
      sum([...open.holdings, ...closed.holdings].map(({ accumulatedIncome }) => accumulatedIncome)) + ofAccounts,
    products: sum(products.map(({ income }) => income)) + ofAccounts,
  }
}

/** The same figure for every screen. */
const everywhere = <T extends Record<string, number>>(figures: T, amount: number) =>
  expect(figures).toEqual(Object.fromEntries(Object.keys(figures).map((screen) => [screen, amount])))

/** What deposits accrued for a day, by their own pages; 0 for a withdrawn one. */
async function accruedOn(app: TestCustomer, { open, closed }: Figures, date: string): Promise<number> {
  const amounts: number[] = []
  for (const { seqNo, kind, status } of [...open.holdings, ...closed.holdings]) {
    if (kind === 'wealth' || status === 'REDEEMED') continue
    const { incomes } = told(await app.call(CALLS.queryHoldingDetail, { seqNo }))
    amounts.push(...incomes.filter((one) => one.date === date).map(({ amount }) => amount))
  }
  return sum(amounts)
}

/** Expects all totals of one customer to agree; gives what they own without what they have earned. */
async function expectAgreement(app: TestCustomer): Promise<number> {
  const figures = await figuresOf(app)
  const { assets, open, closed, days, products } = figures
  everywhere(incomeByScreen(figures), assets.accumulatedIncome)
  expectStatements(figures)

  const yesterday = addDays(assets.today as Parameters<typeof addDays>[0], -1)
  const ofShares = sum(days.filter(({ day }) => day === yesterday).map(({ wealthIncome }) => wealthIncome))
  everywhere(
    {
      calendar: ofShares,
      holdings: open.yesterdayIncomeSum + closed.yesterdayIncomeSum,
    },
    assets.yesterdayWealthIncome,
  )
  everywhere(
    {
      holdings: ofShares + (await accruedOn(app, figures, yesterday)),
      products: sum(products.map((product) => product.yesterdayIncome)),
    },
    assets.yesterdayIncome,
  )

  const { balance, available } = told(await app.call(CALLS.queryWallet, {}))
  expect(assets.available).toBe(available)
  // Money on its way to a card still belongs to the account; frozen money is in its balance.
  const { onTheWay } = told(await app.call(CALLS.queryFrozen, {}))
  const sent = sum(onTheWay.filter(({ kind }) => kind === 'transferOut').map(({ amount }) => amount))
  const pots = told(await app.call(CALLS.queryPots, {}))
  const account = balance + sent + pots.total
  const held = (kind: 'deposit' | 'wealth') =>
    sum(open.holdings.filter((one) => one.kind === kind).map(({ amount, underWay = 0 }) => amount + underWay))
  const classes = await Promise.all(
    ACCOUNT_CLASSES.map((accountClass) => app.call(CALLS.querySubAccounts, { class: accountClass })),
  )
  const others = sum(classes.flatMap((one) => told(one).accounts).map(({ balance: each }) => each))
  expect({ wallet: account, others, deposits: held('deposit'), wealth: held('wealth') }).toEqual({
    wallet: assets.wallet,
    others: assets.otherAccounts,
    deposits: assets.deposits,
    wealth: assets.wealth,
  })
  expect(open.amountSum + open.underWaySum + account + others).toBe(assets.total)
  return assets.total - assets.accumulatedIncome
}

/** What open deposits will pay is what the calendar still has to come plus what their full periods have paid. */
async function expectFuture(app: TestCustomer): Promise<void> {
  const { expectedInterest } = told(await app.call(CALLS.queryAssets, {}))
  const open = await holdingsOf(app, 'open')
  const calendar = await calendarOf(app, 'end')
  const paid = open.holdings.filter(({ kind }) => kind === 'deposit').map(({ accumulatedIncome }) => accumulatedIncome)
  expect(sum(calendar.map(({ interestDue }) => interestDue)) + sum(paid)).toBe(expectedInterest)
  expect(open.appointInterestSum).toBe(expectedInterest)
  // What the list of maturities says of a deposit is what the calendar has on its last day.
  const { deposits } = told(await app.call(CALLS.queryMaturities, {}))
  for (const { holding } of deposits) {
    const month = calendar.find((one) => holding.endDate.startsWith(one.month))
    const events = month?.days.find(({ day }) => day === holding.endDate)?.events ?? []
    const due = events.filter(({ seqNo, state }) => seqNo === holding.seqNo && state === 'due')
    expect([holding.seqNo, sum(due.map(({ interest }) => interest))]).toEqual([
      holding.seqNo,
      holding.interestOnMaturity,
    ])
  }
}

/** A step of a history: what is done, and how many days pass. */
interface Moment {
  readonly acts: readonly Act[]
  readonly days: number
}

const moments: fc.Arbitrary<readonly Moment[]> = fc.array(
  fc.record({ acts, days: fc.constantFrom(0, 1, 2, 9, 35, 95) }),
  { minLength: 3, maxLength: 3 },
)

/** One of each act, done by a customer who can do it. */
const EVERYTHING: readonly Moment[] = [
  {
    acts: [
      { who: 0, what: 'buy', which: 0, part: 3 },
      { who: 0, what: 'subscribe', which: 0, part: 7 },
      ...[1, 2, 3].map((part): Act => ({ who: 1, what: 'instruct', which: part, part })),
    ],
    days: 9,
  },
  { acts: [0, 1, 2, 3, 4, 5].map((which): Act => ({ who: 1, what: 'leave', which, part: 40 })), days: 35 },
  { acts: [{ who: 0, what: 'leave', which: 0, part: 20 }], days: 1 },
]

withBankInTurn((bank) => {
  const ACTORS = ['lina', 'zhangwei', 'guoyulan'] as const
  const readers = DEMO_CUSTOMERS.filter(
    ({ registration, gesture, shows }) => !registration && !gesture && shows !== 'devices' && shows !== 'locked',
  ).map(({ key }) => key)

  beforeAll(() => consentToManager(bank.db.drizzle, ...ACTORS.map(demoCustomerId)))

  const arrive = (key: string): Promise<TestCustomer> => testClient(bank.server).as(key)

  test(
    'the totals of every customer of the seeds agree, and a day of loss is one of them',
    async () => {
      // A change asks them once, after the histories below.
      if (isFull) for (const key of readers) await expectAgreement(await arrive(key))
      const today = dayOfInstant(await bankNow(bank.db.drizzle))
      const loss = { productType: WEALTH, day: today, incomePer10k: -20_000, sevenDayYield: 1 }
      await bank.db.drizzle.insert(schema.wealthIncomes).values(loss)
      await advanceToNextDay(bank.db)
      const holder = await arrive('zhangwei')
      await expectAgreement(holder)
      expect(told(await holder.call(CALLS.queryAssets, {})).yesterdayWealthIncome).toBeLessThan(0)
    },
    SLOW_MS,
  )

  test(
    'after any history, home, assets, calendar, history and holdings agree to the fen',
    async () => {
      const shelf = told(await (await arrive('lina')).call(CALLS.queryProducts, {})).products.filter(
        ({ saleStatus }) => saleStatus === 'ON_SALE',
      )
      const apps = await Promise.all(ACTORS.map(arrive))
      const own = await Promise.all(apps.map(expectAgreement))
      const done = new Set<Act['what']>()
      await fc.assert(
        fc.asyncProperty(moments, async (history) => {
          for (const moment of history) {
            for (const one of moment.acts) {
              const app = apps[one.who]
              if (app && (await act(app, shelf, one))) done.add(one.what)
            }
            await advance(bank.db, moment.days * DAY_MS)
            // No money comes in or goes out, so what is owned grows by what was earned and by nothing else.
            for (const [index, app] of apps.entries()) expect(await expectAgreement(app)).toBe(own[index])
          }
          for (const app of apps) await expectFuture(app)
        }),
        // Histories share one bank, so a failing one can't be shrunk.
        { examples: [[EVERYTHING]], numRuns: sequences(3), endOnFailure: true },
      )
      expect([...done].sort()).toEqual(['buy', 'instruct', 'leave', 'subscribe'])
      for (const key of readers) await expectAgreement(await arrive(key))
      expect(await checkInvariants(bank.db)).toEqual([])
    },
    SLOW_MS,
  )
})
