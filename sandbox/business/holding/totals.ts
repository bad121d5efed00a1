import { and, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { addFen, fen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { accruals, holdings } from '@sandbox/business/deposit'
import { dueInterest, electronicOf, listedRate, subOf } from '@sandbox/business/interest'
import { subMoney, subsOf } from '@sandbox/business/subaccount'
import { listWealth, wealthIncomeCredits as credits } from '@sandbox/business/wealth'
import { lastEndedDay } from '@sandbox/kernel/dayEnd'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { balancesByKind } from '@sandbox/kernel/ledger'

// docs/decisions/totals.md says what the figures mean, and what each screen calls them.

/** Income from products, in fen. */
export interface Income {
  readonly interest: Fen
  /** Of wealth shares; negative for a loss. */
  readonly wealthIncome: Fen
}

/** Whose income is asked for, and of which products. */
export interface IncomeOwner {
  readonly customerId: string
  /** Empty or left out: of all. */
  readonly productTypes?: readonly string[]
}

export interface PaidIncome extends IncomeOwner {
  /** First and last day that count; by default from the opening of the account until now. */
  readonly from?: Day
  readonly through?: Day
}

export const allIncome = ({ interest, wealthIncome }: Income): Fen => addFen(interest, wealthIncome)

const sumOf = (column: unknown): SQL<Fen> => sql`coalesce(sum(${column}), 0)::bigint`.mapWith(fen)

/**
 * Income that has been paid (累计收益, or a part of it by days), in fen. Interest counts on the day an order paid it: at
 * maturity, by period or at a withdrawal; income of shares on the day it is for. Not included: interest that is accrued
 * but not paid, and rewards of coupons.
 */
export async function paidIncome(
  on: Queryable,
  { customerId, productTypes = [], from, through }: PaidIncome,
): Promise<Income> {
  const { orders } = schema
  const all = productTypes.length === 0
  const [interest] = await on
    .select({ sum: sumOf(orders.interest) })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        all ? undefined : inArray(orders.productType, [...productTypes]),
        from && gte(orders.tradeDay, from),
        through && lte(orders.tradeDay, through),
      ),
    )
  const [earned] = await on
    .select({ sum: sumOf(credits.amount) })
    .from(credits)
    .where(
      and(
        eq(credits.customerId, customerId),
        all ? undefined : inArray(credits.productType, [...productTypes]),
        from && gte(credits.day, from),
        through && lte(credits.day, through),
      ),
    )
  return { interest: interest?.sum ?? ZERO_FEN, wealthIncome: earned?.sum ?? ZERO_FEN }
}

/** Income that has been paid in each month of a span of days, in fen; a month without any isn't among them. */
export async function incomeByMonth(
  on: Queryable,
  { customerId, from, through }: Pick<IncomeOwner, 'customerId'> & Required<Pick<PaidIncome, 'from' | 'through'>>,
): Promise<ReadonlyMap<string, Fen>> {
  const { orders } = schema
  const monthOf = (column: unknown) => sql<string>`left(${column}, 6)`
  const interest = await on
    .select({ month: monthOf(orders.tradeDay), sum: sumOf(orders.interest) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gte(orders.tradeDay, from), lte(orders.tradeDay, through)))
    .groupBy(monthOf(orders.tradeDay))
  const earned = await on
    .select({ month: monthOf(credits.day), sum: sumOf(credits.amount) })
    .from(credits)
    .where(and(eq(credits.customerId, customerId), gte(credits.day, from), lte(credits.day, through)))
    .groupBy(monthOf(credits.day))
  const months = new Map<string, Fen>()
  for (const { month, sum } of [...interest, ...earned]) months.set(month, addFen(months.get(month) ?? ZERO_FEN, sum))
  return months
}

/**
 * Income of the last day that ended (昨日预计收益; the shares' part by itself is 昨日收益), in fen: the interest deposits accrued for it and the income of shares. A
 * deposit withdrawn since then has lost its accrual and counts as 0.
 */
export async function yesterdayIncome(on: Queryable, { customerId, productTypes = [] }: IncomeOwner): Promise<Income> {
  const day = await lastEndedDay(on)
  if (day === undefined) return { interest: ZERO_FEN, wealthIncome: ZERO_FEN }
  const [accrued] = await on
    .select({ sum: sumOf(accruals.amount) })
    .from(holdings)
    .innerJoin(accruals, and(eq(accruals.seqNo, holdings.seqNo), eq(accruals.day, day)))
    .where(
      and(
        eq(holdings.customerId, customerId),
        ne(holdings.status, 'redeemed'),
        productTypes.length === 0 ? undefined : inArray(holdings.productType, [...productTypes]),
      ),
    )
  const { wealthIncome } = await paidIncome(on, { customerId, productTypes, from: day, through: day })
  return { interest: accrued?.sum ?? ZERO_FEN, wealthIncome }
}

/** What a customer owns, in fen. */
export interface Assets {
  /** The electronic account, with what is frozen on it, what is on its way to a card and what lies in its pots. */
  readonly wallet: Fen
  /** Of this what can be spent at once. */
  readonly available: Fen
  /** Accounts of type II and III beside it. */
  readonly otherAccounts: Fen
  /** Principal of open deposits. */
  readonly deposits: Fen
  /** Shares, and money on its way into or out of them. */
  readonly wealth: Fen
  readonly total: Fen
}

/** Interest that was earned by the end of yesterday and isn't paid yet, in fen: of open deposits, and of every account. */
export async function accruedInterest(
  on: Queryable,
  customerId: string,
  today: Day,
): Promise<{ readonly deposits: Fen; readonly accounts: Fen }> {
  const [open] = await on
    .select({ sum: sumOf(holdings.accrued) })
    .from(holdings)
    .where(and(eq(holdings.customerId, customerId), eq(holdings.status, 'open')))
  const subs = await subsOf(on, customerId)
  const accounts = [electronicOf(customerId), ...subs.map((sub) => subOf(customerId, subMoney(sub).id))]
  const due: Fen[] = []
  const rate = await listedRate(on, today)
  for (const account of accounts) due.push(await dueInterest(on, account, today, rate))
  return { deposits: open?.sum ?? ZERO_FEN, accounts: addFen(...due) }
}

/** What a customer owns (总资产), by the ledger; interest that isn't paid yet is not included. */
export async function assetsOf(on: Queryable, customerId: string): Promise<Assets> {
  const positions = await listWealth(on, customerId)
  const held = await balancesByKind(on, customerId)
  const available = held('wallet')
  const parts = {
    wallet: addFen(available, held('frozen'), held('outgoing'), held('pot')),
    otherAccounts: held('sub'),
    deposits: held('deposits'),
    wealth: addFen(...positions.flatMap(({ shares, subscribing, redeeming }) => [shares, subscribing, redeeming])),
  }
  return { ...parts, available, total: addFen(...Object.values(parts)) }
}
