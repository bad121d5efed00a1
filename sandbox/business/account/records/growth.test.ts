import { CALLS } from '@/contract/calls'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { boundCards } from '@sandbox/business/card'
import { transfers } from '@sandbox/business/transfer'
import { transferExports } from '@sandbox/business/transfer/exports'
import { cases } from '@sandbox/business/cases/tables'
import { statements } from '@sandbox/business/statement/tables'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { recordOrders } from '@sandbox/kernel/orders/orders'
import { OPERATING, postMany, wallet } from '@sandbox/kernel/ledger'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'

const KEY = 'lina'
const owner = demoCustomerId(KEY)
const CARD = 'card-of-growth'
const FEW = 10
/** Nobody has ten thousand orders under way. */
const ORDERS = 200
const MANY = 10_000
const MANY_MS = 300_000

/** The calls that tell about money, its records and its proof, by what their pages ask first. */
const READS = {
  queryWallet: (app: TestCustomer) => app.call(CALLS.queryWallet, {}),
  queryAssets: (app: TestCustomer) => app.call(CALLS.queryAssets, {}),
  queryFrozen: (app: TestCustomer) => app.call(CALLS.queryFrozen, {}),
  queryWalletRecords: (app: TestCustomer) => app.call(CALLS.queryWalletRecords, { type: 'all' }),
  'queryWalletRecords by a keyword': (app: TestCustomer) =>
    app.call(CALLS.queryWalletRecords, { type: 'in', keyword: '转入' }),
  queryWalletRecord: (app: TestCustomer) => app.call(CALLS.queryWalletRecord, { recordId: 'many-5' }),
  queryMonthBill: (app: TestCustomer) => app.call(CALLS.queryMonthBill, {}),
  queryBalanceDays: (app: TestCustomer) => app.call(CALLS.queryBalanceDays, { days: 365 }),
  queryLiquidity: (app: TestCustomer) => app.call(CALLS.queryLiquidity, {}),
  queryStatements: (app: TestCustomer) => app.call(CALLS.queryStatements, {}),
  queryBoundCards: (app: TestCustomer) => app.call(CALLS.queryBoundCards, {}),
  queryTransferLimits: (app: TestCustomer) => app.call(CALLS.queryTransferLimits, {}),
  queryAccounts: (app: TestCustomer) => app.call(CALLS.queryAccounts, {}),
  querySubAccounts: (app: TestCustomer) => app.call(CALLS.querySubAccounts, { class: 'II' }),
  queryFamilyCards: (app: TestCustomer) => app.call(CALLS.queryFamilyCards, {}),
  queryCases: (app: TestCustomer) => app.call(CALLS.queryCases, {}),
}

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle

  /** Records and documents from one number up to another, over the 300 days before today. */
  const fill = async (from: number, upTo: number): Promise<void> => {
    const today = dayOfInstant(await bankNow(on()))
    const start = instantOf(addDays(today, -300))
    const numbers = Array.from({ length: upTo - from }, (_, index) => from + index)
    const drafts = numbers.map((number) => ({
      id: `many-${number}`,
      kind: 'transferIn' as const,
      at: start + number * 2_500_000,
      entries: [
        { account: wallet(owner), amount: 100 + number },
        { account: OPERATING, amount: -100 - number },
      ],
    }))
    await bank.db.transaction((tx) => postMany(tx, drafts))
    const asked = { customerId: owner, kind: 'STATEMENT', state: 'FAILED', fromDay: today, toDay: today } as const
    const rows = numbers.map((number) => ({ id: `paper-${number}`, ...asked, requestedAt: start, nextTryAt: start }))
    for (let first = 0; first < rows.length; first += 1_000)
      await on()
        .insert(statements)
        .values(rows.slice(first, first + 1_000))
    const written = {
      customerId: owner,
      kind: 'FEEDBACK',
      topic: 'app',
      state: 'WITHDRAWN',
      mayPublish: false,
    } as const
    const advice = numbers.map((number) => ({ caseNo: `many-${number}`, clientId: `many-${number}`, ...written }))
    await on()
      .insert(cases)
      .values(
        advice
          .filter((_, index) => index < ORDERS)
          .map((one, index) => ({ ...one, openedAt: start + index, dueDay: today })),
      )
    await addOrders(numbers.filter((number) => number < ORDERS))
  }

  /** Subscriptions of one product that aren't confirmed, and transfers by one card. */
  const addOrders = async (numbers: readonly number[]): Promise<void> => {
    const now = await bankNow(on())
    const day = dayOfInstant(now)
    const amount = fen(100)
    const subscription = { customerId: owner, kind: 'wealthSubscription', productType: '91318017', amount } as const
    const pending = numbers.map(() => ({ ...subscription, at: now, dueDay: day }))
    await bank.db.transaction((tx) => recordOrders(tx, pending))
    const ordered = numbers.map(() => ({ customerId: owner, kind: 'transferIn' as const, amount, at: now }))
    const placed = await bank.db.transaction((tx) => recordOrders(tx, ordered))
    const facts = { customerId: owner, direction: 'IN', cardId: CARD, amount, speed: 'REALTIME' } as const
    const times = { day, createdAt: now, dueAt: now, sentAt: now, settledAt: now }
    const rows = placed.map(({ id: orderNo }) => ({ orderNo, ...facts, ...times, state: 'SUCCEEDED' as const }))
    if (rows.length > 0) await on().insert(transfers).values(rows)
  }

  /** How many statements a read sends to the database outside transactions; none of these reads opens one. */
  const queriesOf = async (read: () => Promise<unknown>): Promise<number> => {
    const spies = (['select', 'selectDistinct', 'selectDistinctOn', 'execute'] as const).map((name) =>
      jest.spyOn(on(), name),
    )
    await read()
    const sent = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    for (const spy of spies) spy.mockRestore()
    return sent
  }

  test(
    'no read asks the database more often with many records, documents and orders than with ten',
    async () => {
      const app = await testClient(bank.server).as(KEY)
      const card = { cardNo: '6228480000006611', bankCode: '622848', bankName: '农业银行', mobileNo: '17000000002' }
      await on()
        .insert(boundCards)
        .values({ id: CARD, customerId: owner, ...card, boundAt: 0 })
      const measure = async () => {
        const counts: Record<string, number> = {}
        for (const [name, read] of Object.entries(READS))
          counts[name] = await queriesOf(async () => told<unknown>(await read(app)))
        const session = { id: '', openId: '', customerId: owner, level: 'account', channel: 'h5' } as const
        const subject = { session, customerId: owner, now: Date.now() }
        counts.exported = await queriesOf(() => transferExports.transfers.read(on(), subject))
        return counts
      }
      await fill(0, FEW)
      const few = await measure()
      for (const count of Object.values(few)) expect(count).toBeGreaterThan(0)
      await fill(FEW, MANY)
      expect(await measure()).toEqual(few)
    },
    MANY_MS,
  )
})
