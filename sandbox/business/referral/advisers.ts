import { and, asc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { askService } from '@/contract/referral/askService'
import type { bookAdviser } from '@/contract/referral/bookAdviser'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { OPEN_SERVED, SERVING_KINDS } from '@/domain/referral/served'
import type { BranchKey } from '@/domain/referral/marketer'
import { fail } from '@/domain/result'
import type { Result } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { book } from './appointments'
import { marketers, served } from './tables'

const { customers } = schema

/** The clerk of a branch who has the fewest appointments that wait; nobody for their own time. */
async function leastAsked(
  on: Queryable,
  branch: BranchKey,
  { customerId, today }: { readonly customerId: string; readonly today: Day },
): Promise<string | undefined> {
  const open = sql`(SELECT count(*) FROM ${served} WHERE ${served.salesId} = ${marketers.salesId} AND ${inArray(served.state, OPEN_SERVED)})`
  const [found] = await on
    .select({ salesId: marketers.salesId })
    .from(marketers)
    .innerJoin(customers, eq(customers.id, marketers.customerId))
    .where(
      and(
        ...[eq(marketers.branch, branch), eq(marketers.state, 'ACTIVE'), gte(marketers.until, today)],
        ...[inArray(marketers.kind, SERVING_KINDS), ne(marketers.customerId, customerId)],
        ...[eq(customers.staff, true), isNull(customers.closedAt)],
      ),
    )
    .orderBy(asc(open), asc(marketers.salesId))
    .limit(1)
  return found?.salesId
}

/**
 * Books any clerk of a branch; one client id books once, with whoever was chosen first. The caller holds the customer's row.
 * Fails with AdviserMissing where the branch has nobody, and as `book` does.
 */
export async function bookAny(
  tx: Tx,
  customerId: string,
  { branch, clientId, topic, day, part }: Omit<RequestOf<typeof bookAdviser>, 'agreed'>,
  when: { readonly now: number; readonly today: Day },
): Promise<Result<ResponseOf<typeof askService>, BankError>> {
  const [before] = await tx
    .select({ salesId: served.salesId, branch: served.branch })
    .from(served)
    .where(and(eq(served.customerId, customerId), eq(served.clientId, clientId)))
  if (before && before.branch !== branch) return fail(bankError('ClientIdReused'))
  const salesId = before?.salesId ?? (await leastAsked(tx, branch, { customerId, today: when.today }))
  if (salesId === undefined) return fail(bankError('AdviserMissing'))
  return book(tx, customerId, { clientId, salesId, topic, day, part }, when)
}
