import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { daysBetween, earlierDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { MonthSum } from '@/contract/holding/monthSums'
import { maturityMonth } from '@/domain/maturity/month'
import {
  interestOnMaturity,
  termInterest,
  termYears,
  uncertainRatesOf,
  withdrawalInterest,
  withdrawalRate,
} from './interest'
import { accruals, holdings } from './tables'
import type { Holding } from './tables'
import { products } from '../product'
import type { Queryable } from '@sandbox/kernel/db'

/** A holding's number from a call's text; undefined for a text that can't be one. */
export const readSeqNo = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

const STATUS = { open: 'OPEN', redeemed: 'REDEEMED', matured: 'MATURED', renewed: 'RENEWED' } as const satisfies Record<
  Holding['status'],
  HoldingFacts['status']
>

/**
 * A deposit by the specification's names (§3). `preInterest` is what withdrawing today pays, `appointInterest` all of
 * the term's interest, `days` the days held, `accumulatedIncome` what was paid so far; of a closed holding
 * `preInterest` is 0.
 * @param intoWealth whether its money went into shares at its end
 */
export function holdingFactsOf(holding: Holding, name: string, now: number, intoWealth = false): HoldingFacts {
  const { startDay, endDay, status } = holding
  const today = dayOfInstant(now)
  const lastDay = earlierDay(
    status === 'open' || holding.closedAt === null ? today : dayOfInstant(holding.closedAt),
    endDay,
  )
  return {
    seqNo: String(holding.seqNo),
    prodType: holding.productType,
    prodDesc: name,
    kind: 'deposit',
    status: STATUS[status],
    ...(intoWealth && { intoWealth }),
    amount: holding.amount,
    appointRate: holding.appointRate,
    ...uncertainRatesOf(holding),
    appointInterest: termInterest(holding),
    interestOnMaturity: status === 'redeemed' ? ZERO_FEN : interestOnMaturity(holding),
    preRate: withdrawalRate(holding, lastDay),
    preInterest: status === 'open' ? withdrawalInterest(holding, today) : ZERO_FEN,
    accumulatedIncome: holding.paidInterest,
    yesterdayIncome: ZERO_FEN,
    days: Math.max(0, daysBetween(startDay, lastDay)),
    term: holding.term,
    termType: holding.termType,
    termDays: daysBetween(startDay, endDay),
    termYears: termYears(holding),
    startDate: startDay,
    endDate: endDay,
  }
}

export interface HoldingSums {
  readonly preInterestSum: Fen
  readonly appointInterestSum: Fen
  readonly accumulatedIncomeSum: Fen
  readonly amountSum: Fen
  readonly underWaySum: Fen
  readonly yesterdayIncomeSum: Fen
}

/** The sums of a holding list (§3), in fen. */
export function sumHoldings(holdings: readonly HoldingFacts[]): HoldingSums {
  const sumOf = (field: 'preInterest' | 'appointInterest' | 'accumulatedIncome' | 'amount' | 'yesterdayIncome'): Fen =>
    addFen(...holdings.map((holding) => holding[field] as Fen))
  return {
    preInterestSum: sumOf('preInterest'),
    appointInterestSum: sumOf('appointInterest'),
    accumulatedIncomeSum: sumOf('accumulatedIncome'),
    amountSum: sumOf('amount'),
    underWaySum: addFen(...holdings.map(({ underWay = ZERO_FEN }) => underWay as Fen)),
    yesterdayIncomeSum: sumOf('yesterdayIncome'),
  }
}

/** The sums by month of maturity, in the order in which the list has the months. */
export function sumByMonth(holdings: readonly HoldingFacts[]): MonthSum[] {
  const months = new Map<string, Fen[]>()
  for (const holding of holdings) {
    const month = maturityMonth(holding)
    months.set(month, [...(months.get(month) ?? []), holding.amount])
  }
  return [...months].map(([month, amounts]) => ({ month, count: amounts.length, amountSum: addFen(...amounts) }))
}

export interface HoldingQuery {
  readonly customerId: string
  /** Empty or left out: all products. */
  readonly productTypes?: readonly string[]
  readonly state: 'open' | 'closed'
  /** Gives holdings after this number; newest first. */
  readonly after?: number
  readonly limit?: number
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** More than any customer of a sandbox has: sums are over all deposits, so one page must hold them all. */
export const EVERY_DEPOSIT = 10_000

/** Of a query that joins `holdings` with another table: whether the deposit went into shares, as no deposit came of it. */
export const wentIntoWealth = sql<boolean>`${holdings.status} = 'renewed'
  AND NOT EXISTS (SELECT 1 FROM holdings opened WHERE opened.renewed_from = ${holdings.seqNo})`

/** A customer's deposits, newest first. */
export async function listDeposits(on: Queryable, query: HoldingQuery): Promise<HoldingFacts[]> {
  const { customerId, productTypes = [], state, after, limit = 50, now } = query
  const rows = await on
    .select({ holding: holdings, name: products.name, intoWealth: wentIntoWealth })
    .from(holdings)
    .innerJoin(products, eq(products.productType, holdings.productType))
    .where(
      and(
        eq(holdings.customerId, customerId),
        productTypes.length > 0 ? inArray(holdings.productType, [...productTypes]) : undefined,
        state === 'open' ? eq(holdings.status, 'open') : ne(holdings.status, 'open'),
        after === undefined ? undefined : lt(holdings.seqNo, after),
      ),
    )
    .orderBy(desc(holdings.seqNo))
    .limit(limit)
  return rows.map(({ holding, name, intoWealth }) => holdingFactsOf(holding, name, now, intoWealth))
}

/** What a holding accrued on each day, newest first, in fen. */
export const dailyAccruals = (on: Queryable, seqNo: number, limit = 60): Promise<{ date: Day; amount: Fen }[]> =>
  on
    .select({ date: accruals.day, amount: accruals.amount })
    .from(accruals)
    .where(eq(accruals.seqNo, seqNo))
    .orderBy(desc(accruals.day))
    .limit(limit)
