import { and, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { queryTeam } from '@/contract/referral/queryTeam'
import type { queryTeamMember } from '@/contract/referral/queryTeamMember'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { firstDay, monthOf } from '@/domain/dates/month'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskName } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { rowsOf, schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { marketers, relations, served } from './tables'
import type { Relation } from './tables'

const { customers } = schema

/** An invitee as the inviter sees them. */
function wireInvited({ relation, name }: { readonly relation: Relation; readonly name: string | null }) {
  const { relationId, state, boundAt, effectiveAt } = relation
  return {
    ...{ relationId, state, boundOn: dayOfInstant(boundAt) },
    // A name comes with the account, and what ended before there was one has none.
    ...(name !== null && effectiveAt !== null && { name: maskName(name) }),
    ...(effectiveAt !== null && { effectiveOn: dayOfInstant(effectiveAt) }),
  }
}

const withNames = (on: Queryable) =>
  on
    .select({ relation: relations, name: customers.realName })
    .from(relations)
    .leftJoin(customers, eq(customers.id, relations.customerId))

/** The first instant of a day's month, and of the month after or before it. */
function monthAround(today: Day, back: 0 | 1): { readonly from: number; readonly to: number } {
  const first = firstDay(monthOf(today))
  const start = back === 0 ? first : firstDay(monthOf(addDays(first, -1)))
  const next = firstDay(monthOf(addDays(start, 31)))
  return { from: instantOf(start), to: instantOf(next) }
}

/** How many people accepted, opened an account and were served in a month, this one or the last. */
export async function performanceOf(on: Queryable, customerId: string, today: Day, back: 0 | 1) {
  const { from, to } = monthAround(today, back)
  const within = (column: typeof relations.boundAt | typeof relations.effectiveAt | typeof served.settledAt) =>
    and(gte(column, from), lt(column, to))
  const mine = eq(relations.inviterId, customerId)
  const clerk = on.select({ id: marketers.salesId }).from(marketers).where(eq(marketers.customerId, customerId))
  const done = and(inArray(served.salesId, clerk), eq(served.state, 'DONE'), within(served.settledAt))
  return {
    bound: await on.$count(relations, and(mine, within(relations.boundAt))),
    effective: await on.$count(relations, and(mine, within(relations.effectiveAt))),
    served: await on.$count(served, done),
  }
}

/** Heads that those brought whom a customer brought. */
async function secondOf(
  on: Queryable,
  customerId: string,
): Promise<{ readonly all: number; readonly effective: number }> {
  const [found] = await rowsOf<{ all: number; effective: number }>(
    on,
    sql`SELECT count(*)::int AS "all", count(b.effective_at)::int AS effective
        FROM relations a JOIN relations b ON b.inviter_id = a.customer_id
        WHERE a.inviter_id = ${customerId} AND a.effective_at IS NOT NULL`,
  )
  return found ?? { all: 0, effective: 0 }
}

/** Who accepted a customer's invitations, a page at a time. */
export async function teamOf(
  on: Queryable,
  customerId: string,
  { state, after }: RequestOf<typeof queryTeam>,
  today: Day,
): Promise<ResponseOf<typeof queryTeam>> {
  const mine = eq(relations.inviterId, customerId)
  const following =
    after === undefined ? undefined : comesAfter([relations.number], and(mine, eq(relations.relationId, after)))
  const found = await withNames(on)
    .where(and(mine, state && eq(relations.state, state), following))
    .orderBy(desc(relations.number))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  return {
    invited: rows.map(wireInvited),
    more,
    all: await on.$count(relations, mine),
    effective: await on.$count(relations, and(mine, isNotNull(relations.effectiveAt))),
    month: await performanceOf(on, customerId, today, 0),
    second: await secondOf(on, customerId),
  }
}

/** One who accepted a customer's invitation. Fails with RelationUnknown for another's too. */
export async function memberOf(
  on: Queryable,
  customerId: string,
  relationId: string,
): Promise<Result<ResponseOf<typeof queryTeamMember>, BankError>> {
  const own = and(eq(relations.inviterId, customerId), eq(relations.relationId, relationId))
  const [found] = await withNames(on).where(own)
  return found ? ok(wireInvited(found)) : fail(bankError('RelationUnknown'))
}
