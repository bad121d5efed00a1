import { createHash } from 'node:crypto'
import { asc, desc, eq } from 'drizzle-orm'
import { addDays, dayNumber } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { sevenDayAnnualised } from '@/domain/interest/wealth'
import type { IncomePer10k } from '@/domain/interest/wealth'
import { wealthIncomes, wealthIncomes as income } from './tables'
import type { Queryable, Tx } from '@sandbox/kernel/db'

/** Days of history published before a new bank's first income, so that it can show a yield. */
const HISTORY_DAYS = 30
const CYCLE_DAYS = 182
const LOWEST_YIELD = 13_500
const SWING = 5_500
const NOISE = 600

/**
 * The asset manager's income of a day per 10,000 shares, in 1/10,000 yuan: the same on every run, and between 1.3 % and
 * 2.0 % a year, as cash-management products pay in late 2026. It rises and falls over half a year, with some noise.
 */
export function incomeOn(productType: string, day: Day): IncomePer10k {
  const phase = (((dayNumber(day) % CYCLE_DAYS) + CYCLE_DAYS) % CYCLE_DAYS) / CYCLE_DAYS
  const swing = SWING * (1 - Math.abs(2 * phase - 1))
  const dice = createHash('sha256').update(`${productType} ${day}`).digest().readUInt16BE(0) / 65_536
  const yieldPpm = LOWEST_YIELD + swing + NOISE * (2 * dice - 1)
  return Math.round((yieldPpm * 100) / 365)
}

export interface PublishedIncome {
  readonly day: Day
  /** 1/10,000 yuan per 10,000 shares. */
  readonly incomePer10k: number
  /** Parts per million. */
  readonly sevenDayYield: number
}

const publication = (productType: string, day: Day): PublishedIncome => ({
  day,
  incomePer10k: incomeOn(productType, day),
  sevenDayYield: sevenDayAnnualised([0, 1, 2, 3, 4, 5, 6].map((ago) => incomeOn(productType, addDays(day, -ago)))),
})

/** Publishes a day's income and, where they are missing, those of the 30 days before it. */
export async function publishIncome(tx: Tx, productType: string, day: Day): Promise<PublishedIncome> {
  const days = Array.from({ length: HISTORY_DAYS + 1 }, (_, ago) => publication(productType, addDays(day, -ago)))
  await tx
    .insert(wealthIncomes)
    .values(days.map((one) => ({ productType, ...one })))
    .onConflictDoNothing()
  return publication(productType, day)
}

/** The incomes published last, oldest first. */
export async function publishedIncomes(
  on: Queryable,
  productType: string,
  limit = HISTORY_DAYS,
): Promise<PublishedIncome[]> {
  const latest = on
    .select({ day: income.day, incomePer10k: income.incomePer10k, sevenDayYield: income.sevenDayYield })
    .from(income)
    .where(eq(income.productType, productType))
    .orderBy(desc(income.day))
    .limit(limit)
    .as('latest')
  return on.select().from(latest).orderBy(asc(latest.day))
}
