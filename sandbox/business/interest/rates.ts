import { desc, lte } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import type { BasisPoints } from '@/domain/money/fen'
import { DEMAND_RATE } from '@sandbox/business/product'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { demandRates } from './tables'

/** The rate for money at call that is listed on a day, in basis points (活期挂牌利率). */
export async function listedRate(on: Queryable, day: Day): Promise<BasisPoints> {
  const [listed] = await on
    .select({ rate: demandRates.rate })
    .from(demandRates)
    .where(lte(demandRates.fromDay, day))
    .orderBy(desc(demandRates.fromDay))
    .limit(1)
  return listed?.rate ?? DEMAND_RATE
}

/** Lists another rate from a day on. @param now epoch ms by the bank's clock */
export async function listRate(tx: Tx, fromDay: Day, rate: BasisPoints, now: number): Promise<void> {
  const listed = { rate, listedAt: now }
  await tx
    .insert(demandRates)
    .values({ fromDay, ...listed })
    .onConflictDoUpdate({ target: demandRates.fromDay, set: listed })
}
