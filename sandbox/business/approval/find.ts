import { and, asc, eq } from 'drizzle-orm'
import { APPROVAL_FACTS } from '@/domain/approval/kinds'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { partiesOf, roleIn } from './people'
import type { Actor, Capabilities } from './people'
import { caseOf, ruleFor } from './rules'
import { approvals, approvalSteps } from './tables'
import type { Approval, ApprovalStep } from './tables'

/** One by its number, whoever may know of it. */
export const readApproval = async (on: Queryable, approvalId: string): Promise<Approval | undefined> =>
  (await on.select().from(approvals).where(eq(approvals.approvalId, approvalId)))[0]

/** What was decided of an application, the first first. */
export const stepsOf = (on: Queryable, approvalId: string): Promise<ApprovalStep[]> =>
  on.select().from(approvalSteps).where(eq(approvalSteps.approvalId, approvalId)).orderBy(asc(approvalSteps.id))

/** Who approved it since it was handed in last, in their order. */
export const approvedBy = (steps: readonly ApprovalStep[], { round }: Pick<Approval, 'round'>) =>
  steps.filter((step) => step.round === round && step.decision === 'APPROVE')

/**
 * Whether somebody may know of an application. Fails with OrgNotActing for a member who acts for another enterprise or
 * none, ApprovalUnknown for anybody else; a draft is its applicant's alone.
 */
async function mayKnow(
  on: Queryable,
  capabilities: Capabilities,
  actor: Actor,
  one: Approval,
  now: number,
): Promise<Result<void, BankError>> {
  if (one.applicantId === actor.id) return ok(undefined)
  if (one.state === 'DRAFT' || (one.state === 'WITHDRAWN' && one.round === 0)) return fail(bankError('ApprovalUnknown'))
  if (roleIn(actor, one) === undefined) {
    const { customerId } = actor
    const ofOrg = APPROVAL_FACTS[one.kind].side === 'ORG' && customerId !== undefined
    const isMember = ofOrg && (await partiesOf(capabilities).roleOf(on, one.owner, customerId)) !== undefined
    return fail(bankError(isMember ? 'OrgNotActing' : 'ApprovalUnknown'))
  }
  const hidden = await ruleFor(capabilities, one.kind).isHiddenFrom?.(on, caseOf(one, [], now), actor)
  return hidden === true ? fail(bankError('ApprovalUnknown')) : ok(undefined)
}

/** An application that somebody may know of; fails as `mayKnow`. */
export async function findApproval(
  on: Queryable,
  capabilities: Capabilities,
  actor: Actor,
  { approvalId, now }: { readonly approvalId: string; readonly now: number },
): Promise<Result<Approval, BankError>> {
  const one = await readApproval(on, approvalId)
  if (!one) return fail(bankError('ApprovalUnknown'))
  const known = await mayKnow(on, capabilities, actor, one, now)
  return known.ok ? ok(one) : known
}

/**
 * The same with its rows held: the enterprise's first, so that nobody's role changes meanwhile, then its own, so that two
 * who decide at once come one after the other.
 */
export async function takeUpApproval(
  tx: Tx,
  capabilities: Capabilities,
  actor: Actor,
  asked: { readonly approvalId: string; readonly now: number },
): Promise<Result<Approval, BankError>> {
  const seen = await readApproval(tx, asked.approvalId)
  if (!seen) return fail(bankError('ApprovalUnknown'))
  const held = await holdApproval(tx, capabilities, seen)
  const known = await mayKnow(tx, capabilities, await withRole(tx, capabilities, actor), held, asked.now)
  return known.ok ? ok(held) : known
}

/** Holds the rows of an application. */
export async function holdApproval(
  tx: Tx,
  capabilities: Capabilities,
  { approvalId, kind, owner }: Pick<Approval, 'approvalId' | 'kind' | 'owner'>,
): Promise<Approval> {
  if (APPROVAL_FACTS[kind].side === 'ORG') await partiesOf(capabilities).lock(tx, owner)
  const [held] = await tx.select().from(approvals).where(eq(approvals.approvalId, approvalId)).for('no key update')
  if (!held) throw new Error(`${approvalId} is gone`)
  return held
}

/** Somebody with the role that they have now, with the enterprise's row held. */
export async function withRole(on: Queryable, capabilities: Capabilities, actor: Actor): Promise<Actor> {
  const { acting, customerId } = actor
  if (!acting || customerId === undefined) return actor
  const role = await partiesOf(capabilities).roleOf(on, acting.orgId, customerId)
  return { ...actor, acting: role === undefined ? undefined : { ...acting, role } }
}

/** Changes an application that is held. */
export async function changeApproval(tx: Tx, { approvalId }: Approval, set: Partial<Approval>): Promise<Approval> {
  const [changed] = await tx
    .update(approvals)
    .set(set)
    .where(and(eq(approvals.approvalId, approvalId)))
    .returning()
  if (!changed) throw new Error(`${approvalId} is gone`)
  return changed
}
