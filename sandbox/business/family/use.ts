import { and, between, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { monthOf } from '@/domain/dates/month'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fen, yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import type { Queryable } from '@sandbox/kernel/db'
import { familySpendings } from './tables'

const { grantId, ownerId } = familySpendings

async function spent(on: Queryable, which: SQL | undefined): Promise<Fen> {
  const net = sql`coalesce(sum(${familySpendings.amount} - ${familySpendings.refunded}), 0)::bigint`.mapWith(fen)
  const [row] = await on.select({ net }).from(familySpendings).where(which)
  return row?.net ?? fen(0)
}

/** What a card has spent in the calendar month of a day, without what came back of it. */
export const monthUse = (on: Queryable, id: string, today: Day): Promise<Fen> =>
  spent(on, and(eq(grantId, id), sql`substr(${familySpendings.day}, 1, 6) = ${monthOf(today)}`))

/** Of a Type II account: spending, and money out to cards that aren't bound (notice of 2016 on account classes). */
const NON_BOUND_OUT = { aDay: yuan(10_000), aYear: yuan(200_000) } as const

/**
 * Why the owner's account can't spend this much more today: FamilyLimitReached with what is left; undefined when it can.
 * Family cards are all that the electronic account spends by; what else comes to count for the same caps is to be summed
 * here. Who decides by it holds the owner's row.
 */
export async function nonBoundOutRefusal(
  on: Queryable,
  owner: string,
  amount: Fen,
  today: Day,
): Promise<BankError | undefined> {
  const dayLeft = NON_BOUND_OUT.aDay - (await spent(on, and(eq(ownerId, owner), eq(familySpendings.day, today))))
  if (amount > dayLeft) {
    return bankError('FamilyLimitReached', `付款账户今日消费限额还剩${formatShortAmount(fen(Math.max(0, dayLeft)))}元`)
  }
  const year = today.slice(0, 4)
  const inYear = between(familySpendings.day, day(`${year}0101`), day(`${year}1231`))
  const yearLeft = NON_BOUND_OUT.aYear - (await spent(on, and(eq(ownerId, owner), inYear)))
  if (amount <= yearLeft) return undefined
  return bankError('FamilyLimitReached', `付款账户本年消费限额还剩${formatShortAmount(fen(Math.max(0, yearLeft)))}元`)
}
