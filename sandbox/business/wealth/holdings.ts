import { and, desc, eq, sql } from 'drizzle-orm'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { daysBetween } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { addFen, basisPoints, fen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { wealthHoldings, wealthIncomeCredits as credit } from './tables'
import type { WealthHolding } from './tables'
import { products } from '../product'
import type { Queryable } from '@sandbox/kernel/db'

/** A position with orders under way; all in fen. */
export interface WealthPosition extends WealthHolding {
  readonly name: string
  /** Subscribed but not confirmed. */
  readonly subscribing: Fen
  /** Redeemed but not paid. */
  readonly redeeming: Fen
}

const pendingOf = (kind: string) =>
  sql`coalesce((SELECT sum(o.amount) FROM orders o WHERE o.status = 'pending' AND o.kind = ${kind}
    AND o.customer_id = wealth_holdings.customer_id AND o.product_type = wealth_holdings.product_type), 0)::bigint`.mapWith(
    fen,
  )

/** A customer's wealth positions, also empty ones, newest first; with `seqNo` only that one. */
export async function listWealth(on: Queryable, customerId: string, seqNo?: number): Promise<WealthPosition[]> {
  const rows = await on
    .select({
      holding: wealthHoldings,
      name: products.name,
      subscribing: pendingOf('wealthSubscription'),
      redeeming: pendingOf('wealthRedemption'),
    })
    .from(wealthHoldings)
    .innerJoin(products, eq(products.productType, wealthHoldings.productType))
    .where(
      and(eq(wealthHoldings.customerId, customerId), seqNo === undefined ? undefined : eq(wealthHoldings.seqNo, seqNo)),
    )
    .orderBy(desc(wealthHoldings.seqNo))
  return rows.map(({ holding, ...rest }) => ({ ...holding, ...rest }))
}

/** Whether a position has shares or anything under way. */
export const isOpenPosition = ({ shares, subscribing, redeeming }: WealthPosition): boolean =>
  shares > 0 || subscribing > 0 || redeeming > 0

function statusOf(position: WealthPosition): HoldingFacts['status'] {
  if (position.shares > 0) return 'OPEN'
  if (position.subscribing > 0) return 'PENDING'
  return position.redeeming > 0 ? 'REDEEMING' : 'REDEEMED'
}

/** A position as holding lists carry it: `amount` is the shares that can be redeemed. */
export function wealthFactsOf(position: WealthPosition, now: number): HoldingFacts {
  const [startDay, today] = [dayOfInstant(position.openedAt), dayOfInstant(now)]
  return {
    seqNo: String(position.seqNo),
    prodType: position.productType,
    prodDesc: position.name,
    kind: 'wealth',
    status: statusOf(position),
    amount: position.shares,
    underWay: addFen(position.subscribing, position.redeeming),
    appointRate: basisPoints(0),
    appointInterest: ZERO_FEN,
    interestOnMaturity: ZERO_FEN,
    preRate: basisPoints(0),
    preInterest: ZERO_FEN,
    accumulatedIncome: position.accumulatedIncome,
    yesterdayIncome: position.yesterdayIncome,
    days: Math.max(0, daysBetween(startDay, today)),
    term: 0,
    termType: 'D',
    termDays: 0,
    termYears: 0,
    startDate: startDay,
    endDate: '',
  }
}

/** A position's daily incomes, newest first, in fen. */
export const dailyIncomes = (
  on: Queryable,
  customerId: string,
  productType: string,
  limit = 60,
): Promise<{ date: Day; amount: Fen }[]> => {
  return on
    .select({ date: credit.day, amount: credit.amount })
    .from(credit)
    .where(and(eq(credit.customerId, customerId), eq(credit.productType, productType)))
    .orderBy(desc(credit.day))
    .limit(limit)
}
