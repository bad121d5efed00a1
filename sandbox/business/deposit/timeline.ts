import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { addFen, fen, subtractFen } from '@/domain/money/fen'
import { schema } from '@sandbox/kernel/db'
import { timelineOrder } from '@sandbox/kernel/timeline'
import type { AdjustmentPart, TimelinePart } from '@sandbox/kernel/timeline'
import { products } from '../product'
import { INTEREST_EXPENSE } from './accounts'
import { wentIntoWealth } from './holdings'
import { holdings } from './tables'
import type { Holding } from './tables'

const aboutHolding = ({ seqNo, productType }: Pick<Holding, 'seqNo' | 'productType'>) =>
  ({ subject: 'holding', id: String(seqNo), productType }) as const

/** Deposits as they were opened; one that another was renewed into is told with that one's end. */
export const openedDeposits: TimelinePart = async (on, ask) => {
  const { follows, order } = timelineOrder(holdings.openedAt, sql`'deposit-' || ${holdings.seqNo}::text`, ask)
  const rows = await on
    .select({ holding: holdings, name: products.name })
    .from(holdings)
    .innerJoin(products, eq(products.productType, holdings.productType))
    .where(and(eq(holdings.customerId, ask.customerId), sql`${holdings.renewedFrom} IS NULL`, follows))
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map(({ holding, name }) => ({
    at: holding.openedAt,
    entryId: `deposit-${holding.seqNo}`,
    group: 'PRODUCT',
    title: '存入',
    note: name,
    amount: holding.amount,
    about: aboutHolding(holding),
  }))
}

const ENDS = { redeemed: '支取到账', matured: '到期转入电子账户', renewed: '已续存' } as const

/** Deposits as they ended, with what came back: principal and the interest paid by then. */
export const endedDeposits: TimelinePart = async (on, ask) => {
  const at = holdings.closedAt
  const { follows, order } = timelineOrder(at, sql`'depositEnd-' || ${holdings.seqNo}::text`, ask)
  const rows = await on
    .select({ holding: holdings, name: products.name, intoWealth: wentIntoWealth })
    .from(holdings)
    .innerJoin(products, eq(products.productType, holdings.productType))
    .where(and(eq(holdings.customerId, ask.customerId), ne(holdings.status, 'open'), isNotNull(at), follows))
    .orderBy(...order)
    .limit(ask.limit)
  return rows.flatMap(({ holding, name, intoWealth }) =>
    holding.status === 'open' || holding.closedAt === null
      ? []
      : [
          {
            at: holding.closedAt,
            entryId: `depositEnd-${holding.seqNo}`,
            group: 'PRODUCT' as const,
            title: intoWealth ? '已转理财' : ENDS[holding.status],
            note: name,
            amount: addFen(holding.amount, holding.paidInterest),
            about: aboutHolding(holding),
          },
        ],
  )
}

/**
 * What an early withdrawal corrected: the postings had accrued interest to the day, and paid what the early rate gives. Both
 * figures are the posting's own entries.
 */
export const correctedInterest: AdjustmentPart = async (on, ask) => {
  const { orders, ledgerEntries: entries } = schema
  const { follows, order } = timelineOrder(orders.createdAt, sql`'interest-' || ${orders.id}`, ask)
  const rows = await on
    .select({ order: orders, correction: entries.amount, name: products.name })
    .from(orders)
    .innerJoin(entries, and(eq(entries.transactionId, orders.id), eq(entries.accountId, INTEREST_EXPENSE.id)))
    .innerJoin(products, eq(products.productType, orders.productType))
    .where(
      and(
        eq(orders.customerId, ask.customerId),
        eq(orders.kind, 'depositWithdrawal'),
        ne(entries.amount, fen(0)),
        follows,
      ),
    )
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map(({ order: one, correction, name }) => ({
    at: one.createdAt,
    entryId: `interest-${one.id}`,
    kind: 'INTEREST',
    title: '提前支取利息调整',
    cause: '按提前支取规则计息，与存期内按日累计的利息不同',
    figures: [{ label: '利息', before: addFen(one.interest, correction), after: one.interest }],
    amount: subtractFen(fen(0), correction),
    about: aboutHolding({ seqNo: one.seqNo ?? 0, productType: one.productType ?? '' }),
    original: { label: name, about: aboutHolding({ seqNo: one.seqNo ?? 0, productType: one.productType ?? '' }) },
  }))
}
