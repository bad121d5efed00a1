import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import type { Month } from '@/domain/dates/month'
import { basisPoints, fen } from '@/domain/money/fen'
import { replaceCards } from '@sandbox/business/card/testing/replaceCards'
import { transfers } from '@sandbox/business/transfer'
import { transferExports } from '@sandbox/business/transfer/exports'
import { approvals } from '@sandbox/business/approval'
import { caseNotes, cases } from '@sandbox/business/cases/tables'
import { taxDeclarations } from '@sandbox/business/identity/tables'
import { commissions, commissionSettlements } from '@sandbox/business/commission/tables'
import { SECOND_LOOKS } from '@sandbox/business/points/published/secondLooks'
import { learnings } from '@sandbox/business/points/tables'
import { invites, relations, served } from '@sandbox/business/referral/tables'
import { specialBatches, specialItems } from '@sandbox/business/special/tables'
import { statements } from '@sandbox/business/statement/tables'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
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
  queryTimeline: (app: TestCustomer) => app.call(CALLS.queryTimeline, {}),
  queryAdjustments: (app: TestCustomer) => app.call(CALLS.queryAdjustments, {}),
  queryAgreementOffers: (app: TestCustomer) => app.call(CALLS.queryAgreementOffers, {}),
  queryMonthBill: (app: TestCustomer) => app.call(CALLS.queryMonthBill, {}),
  queryBalanceDays: (app: TestCustomer) => app.call(CALLS.queryBalanceDays, { days: 365 }),
  queryLiquidity: (app: TestCustomer) => app.call(CALLS.queryLiquidity, {}),
  queryStatements: (app: TestCustomer) => app.call(CALLS.queryStatements, {}),
  queryBoundCards: (app: TestCustomer) => app.call(CALLS.queryBoundCards, {}),
  queryTransferLimits: (app: TestCustomer) => app.call(CALLS.queryTransferLimits, {}),
  queryAccounts: (app: TestCustomer) => app.call(CALLS.queryAccounts, {}),
  querySubAccounts: (app: TestCustomer) => app.call(CALLS.querySubAccounts, { class: 'II' }),
  queryFamilyCards: (app: TestCustomer) => app.call(CALLS.queryFamilyCards, {}),
  queryApprovals: (app: TestCustomer) => app.call(CALLS.queryApprovals, { list: 'MINE' }),
  queryCases: (app: TestCustomer) => app.call(CALLS.queryCases, {}),
  queryBoard: (app: TestCustomer) => app.call(CALLS.queryBoard, {}),
  queryInterestYears: (app: TestCustomer) => app.call(CALLS.queryInterestYears, {}),
  queryTaxResidency: (app: TestCustomer) => app.call(CALLS.queryTaxResidency, {}),
  queryRewards: (app: TestCustomer) => app.call(CALLS.queryRewards, { list: 'ALL' }),
  queryWithdrawals: (app: TestCustomer) => app.call(CALLS.queryWithdrawals, {}),
  queryPoints: (app: TestCustomer) => app.call(CALLS.queryPoints, {}),
  queryPointEntries: (app: TestCustomer) => app.call(CALLS.queryPointEntries, { filter: 'ALL' }),
  queryMall: (app: TestCustomer) => app.call(CALLS.queryMall, {}),
  queryMallOrders: (app: TestCustomer) => app.call(CALLS.queryMallOrders, {}),
  queryVouchers: (app: TestCustomer) => app.call(CALLS.queryVouchers, { state: 'ISSUED' }),
  queryTeam: (app: TestCustomer) => app.call(CALLS.queryTeam, {}),
  queryServed: (app: TestCustomer) => app.call(CALLS.queryServed, { as: 'CUSTOMER' }),
  queryLearning: (app: TestCustomer) => app.call(CALLS.queryLearning, {}),
  queryCommissions: (app: TestCustomer) => app.call(CALLS.queryCommissions, {}),
  querySettlements: (app: TestCustomer) => app.call(CALLS.querySettlements, {}),
  querySpecial: (app: TestCustomer) => app.call(CALLS.querySpecial, { list: 'PAID' }),
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
    const published = { question: '样例', reply: '样例' }
    await on()
      .insert(caseNotes)
      .values(
        numbers
          .filter((_, index) => index < ORDERS)
          .map((number) => ({ caseNo: `many-${number}`, ...published, publishedAt: start + number })),
      )
    const hash = '0'.repeat(64)
    const facts = { kind: 'MEMBER', owner: 'org-yangguang', applicantId: owner, customerId: owner } as const
    const content = { payload: { values: { change: 'JOIN', role: 'VIEWER' }, rows: [] }, payloadHash: hash }
    const applied = numbers.map((number) => ({ approvalId: `many-${number}`, clientId: `many-${number}`, ...facts }))
    const ended = { ...content, applicantName: '李娜', state: 'WITHDRAWN', payee: '成员变更' } as const
    await on()
      .insert(approvals)
      .values(
        applied
          .filter((_, index) => index < ORDERS)
          .map((one, index) => ({ ...one, ...ended, createdAt: start + index })),
      )
    await addOrders(numbers.filter((number) => number < ORDERS))
    await addPapers(numbers.filter((number) => number < ORDERS))
    await addPeople(numbers.filter((number) => number < ORDERS))
    await readArticles(from === 0 ? 1 : SECOND_LOOKS.length)
  }

  /** People who were invited, appointments, and commissions with their settlements. */
  const addPeople = async (numbers: readonly number[]): Promise<void> => {
    if (numbers.length === 0) return
    const day = dayOfInstant(await bankNow(on()))
    const [inviteCode, customerId] = ['MANY999999', owner]
    const given = { inviteCode, customerId, kind: 'CUSTOMER', createdAt: 0, expiresAt: 1 } as const
    await on().insert(invites).values(given).onConflictDoNothing()
    const tie = { inviterId: owner, inviteCode, kind: 'CUSTOMER', state: 'BOUND', openUntil: day } as const
    const ids = numbers.map((number) => ({ relationId: `many-${number}`, openId: `many-${number}`, boundAt: number }))
    await on()
      .insert(relations)
      .values(ids.map((one) => ({ ...tie, ...one })))
    const asked = {
      customerId,
      salesId: 'S100001',
      branch: 'main',
      topic: 'CARD',
      day,
      part: 'MORNING',
      state: 'ASKED',
    } as const
    await on()
      .insert(served)
      .values(
        numbers.map((number) => ({
          ...asked,
          servedId: `many-${number}`,
          clientId: `many-${number}`,
          askedAt: number,
        })),
      )
    const placed = await on().select().from(schema.orders).where(eq(schema.orders.customerId, owner)).limit(ORDERS)
    const sums = { base: fen(100_000), rate: basisPoints(8), ruleVersion: 1, amount: fen(1) }
    const at = { state: 'ACCRUED', orderedAt: 0 } as const
    const of = {
      customerId,
      buyerId: demoCustomerId('zhangwei'),
      productType: '91318017',
      accruedDay: day,
      level: 1,
    } as const
    await on()
      .insert(commissions)
      .values(placed.map(({ id }) => ({ ...of, ...sums, ...at, commissionId: id, orderNo: id })))
      .onConflictDoNothing()
    const settled = { customerId, gross: fen(1), tax: fen(0), net: fen(1), state: 'PAID', payDay: day } as const
    const months = numbers.map((number) => `${2000 + number}01` as Month)
    await on()
      .insert(commissionSettlements)
      .values(months.map((month) => ({ ...settled, settlementId: month, month, settledAt: 0, paidAt: 0 })))
  }

  /** Articles that have questions a week later. */
  const readArticles = async (most: number): Promise<void> => {
    const read = SECOND_LOOKS.slice(0, most).map(({ surveyId }) => surveyId.replace(/^look-/, ''))
    await on()
      .insert(learnings)
      .values(read.map((articleId) => ({ customerId: owner, articleId, startedAt: 0, finishedAt: 1 })))
      .onConflictDoNothing()
  }

  /** Statements of tax residency after the one that everybody has, and payouts by one card. */
  const addPapers = async (numbers: readonly number[]): Promise<void> => {
    if (numbers.length === 0) return
    const own = { customerId: owner, statement: { residency: 'CHINA' }, conflicts: [], declaredAt: 0 } as const
    await on()
      .insert(taxDeclarations)
      .values(numbers.map((number) => ({ ...own, version: number + 2, state: 'SUPERSEDED' as const })))
    const batch = { batchId: 'many', payer: '样例', payerPhone: '1', title: '样例', purpose: '样例', digest: '' }
    const source = { sourceId: 'bank:cardClearing', sourceKind: 'cardClearing', total: fen(1), fundedAt: 0 }
    const claimUntil = dayOfInstant(await bankNow(on()))
    await on()
      .insert(specialBatches)
      .values({ ...batch, ...source, claimUntil })
      .onConflictDoNothing()
    const paid = { batchId: 'many', customerId: owner, state: 'PAID', way: 'CARD', cardId: CARD } as const
    await on()
      .insert(specialItems)
      .values(
        numbers.map((number) => ({
          ...{ ...paid, itemId: `many-${number}`, row: number + 1, payeeHash: `${number}`, maskedName: '' },
          ...{ amount: fen(1), orderNo: `many-${number}`, claimedAt: number },
        })),
      )
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
      await replaceCards(on(), { id: CARD, customerId: owner, ...card, boundAt: 0 })
      const measure = async () => {
        const counts: Record<string, number> = {}
        for (const [name, read] of Object.entries(READS))
          counts[name] = await queriesOf(async () => told<unknown>(await read(app)))
        const session = { id: '', openId: '', customerId: owner, level: 'account', channel: 'h5' } as const
        const subject = { session, customerId: owner, now: machineNow() }
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
