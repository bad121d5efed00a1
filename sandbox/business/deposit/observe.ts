import { sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import type { Queryable } from '@sandbox/kernel/db'

/**
 * Records the index observed for a structured product's deposits that end on the day `endDay`, in the index's smallest
 * unit; needed before that day begins. Without it these deposits pay the floor rate.
 */
export const observeIndex = (on: Queryable, productType: string, endDay: Day, observed: number): Promise<unknown> =>
  on.execute(sql`
    UPDATE holdings SET interest = interest || jsonb_build_object('observed', ${observed}::bigint)
    WHERE product_type = ${productType} AND end_day = ${endDay} AND status = 'open' AND interest ->> 'method' = 'structured'`)
