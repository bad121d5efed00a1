import { and, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { ENDED_APPROVALS } from '@/domain/approval/machine'
import type { Queryable } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { BANK } from './people'
import type { Actor } from './people'
import { caseOf, ruleFor } from './rules'
import { approvals, approvalSteps } from './tables'
import type { Approval } from './tables'
import type { Desk } from './write'

export type ApprovalList = 'WAITING' | 'MINE' | 'DONE'

/** Whose applications somebody sees besides their own. */
const ownersOf = ({ acting, staff }: Actor): readonly string[] => [
  ...(acting ? [acting.orgId] : []),
  ...(staff ? [BANK] : []),
]

const { applicantId, approvalId, createdAt, expiresAt, nextRole, owner, round, state } = approvals

/** What waits for a role, of one owner. */
const waitsFor = (whose: string, role: string): SQL | undefined => and(eq(owner, whose), sql`${nextRole} = ${role}`)

function waiting({ id, acting, staff }: Actor, now: number): SQL | undefined {
  const mine = [...(acting ? [waitsFor(acting.orgId, acting.role)] : []), ...(staff ? [waitsFor(BANK, 'STAFF')] : [])]
  const decided = sql`EXISTS (SELECT FROM ${approvalSteps} WHERE ${approvalSteps.approvalId} = ${approvalId}
    AND ${approvalSteps.round} = ${round} AND ${approvalSteps.personId} = ${id})`
  if (mine.length === 0) return sql`false`
  return and(eq(state, 'SUBMITTED'), gt(expiresAt, now), ne(applicantId, id), or(...mine), sql`NOT ${decided}`)
}

function conditionOf(list: ApprovalList, actor: Actor, now: number): SQL | undefined {
  if (list === 'MINE') return eq(applicantId, actor.id)
  if (list === 'WAITING') return waiting(actor, now)
  const owners = ownersOf(actor)
  const over = or(inArray(state, [...ENDED_APPROVALS, 'FAILED']), lte(expiresAt, now))
  return owners.length === 0 ? sql`false` : and(inArray(owner, [...owners]), gt(round, 0), over)
}

/** A page of the applications that somebody sees in a list, newest first. */
export async function pageOfApprovals(
  on: Queryable,
  { capabilities, actor, now }: Desk,
  { list, after }: { readonly list: ApprovalList; readonly after?: string | undefined },
) {
  const owners = ownersOf(actor)
  const known = or(eq(applicantId, actor.id), owners.length === 0 ? sql`false` : inArray(owner, [...owners]))
  const before =
    after === undefined ? undefined : comesAfter([createdAt, approvalId], and(eq(approvalId, after), known))
  const found = await on
    .select()
    .from(approvals)
    .where(and(conditionOf(list, actor, now), before))
    .orderBy(desc(createdAt), desc(approvalId))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  const seen: Approval[] = []
  for (const one of rows) {
    const about = caseOf(one, [], now)
    const rule = ruleFor(capabilities, one.kind)
    const hidden = one.applicantId !== actor.id && (await rule.isHiddenFrom?.(on, about, actor)) === true
    const concerned = list === 'WAITING' && (await rule.isConcerned?.(on, about, actor)) === true
    if (!hidden && !concerned) seen.push(one)
  }
  return { rows: seen, more }
}

/** How many applications wait for somebody's decision, those they can't take part in among them. */
export const countWaiting = (on: Queryable, actor: Actor, now: number): Promise<number> =>
  on.$count(approvals, waiting(actor, now))
