import { and, eq, sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { monthOf } from '@/domain/dates/month'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import type { Queryable } from '@sandbox/kernel/db'
import { familySpendings } from './tables'

/** What a card has spent in the calendar month of a day, without what came back of it. */
export async function monthUse(on: Queryable, id: string, today: Day): Promise<Fen> {
  const { amount, refunded, grantId, day } = familySpendings
  const [row] = await on
    .select({ net: sql`coalesce(sum(${amount} - ${refunded}), 0)::bigint`.mapWith(fen) })
    .from(familySpendings)
    .where(and(eq(grantId, id), sql`substr(${day}, 1, 6) = ${monthOf(today)}`))
  return row?.net ?? fen(0)
}
