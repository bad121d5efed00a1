import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { approvalStateAt, EXPIRING_APPROVALS, APPROVAL_MACHINE } from '@/domain/approval/machine'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { tryEach } from '@sandbox/kernel/tryEach'
import type { JobBank } from '@sandbox/kernel/scope'
import type { Tx } from '@sandbox/kernel/db'
import { moveApproval } from './execute'
import { holdApproval, takeUpApproval } from './find'
import type { Capabilities } from './people'
import { caseOf, ruleFor } from './rules'
import { approvals } from './tables'
import type { Approval } from './tables'
import { notifyApplicant } from './notify'
import { noteEvent } from './write'
import type { Desk } from './write'

/**
 * Takes an own application back before its last decision, or gives a draft up. Fails with ApprovalUnknown, ApprovalExpired,
 * ApprovalDecided.
 */
export async function withdraw(tx: Tx, desk: Desk, approvalId: string): Promise<Result<Approval, BankError>> {
  const { capabilities, actor, now } = desk
  const held = await takeUpApproval(tx, capabilities, actor, { approvalId, now })
  if (!held.ok || held.value.applicantId !== actor.id) return fail(bankError('ApprovalUnknown'))
  const { value: one } = held
  const state = approvalStateAt(one, now)
  if (state === 'EXPIRED') return fail(bankError('ApprovalExpired'))
  if (APPROVAL_MACHINE.after(state, 'withdraw') === undefined) return fail(bankError('ApprovalDecided'))
  const moved = await moveApproval(tx, one, 'withdraw', { endedAt: now })
  if (one.round > 0) await ruleFor(capabilities, one.kind).ended?.(tx, caseOf(moved, [], now), moved.state)
  await noteEvent(tx, moved, 'withdraw', now)
  return ok(moved)
}

/** Ends one whose time is over; nothing when somebody was faster. */
export async function expireOne(
  tx: Tx,
  capabilities: Capabilities,
  seen: Approval,
  now: number,
): Promise<Approval | undefined> {
  const one = await holdApproval(tx, capabilities, seen)
  if (approvalStateAt(one, now) !== 'EXPIRED' || one.state === 'EXPIRED') return undefined
  const moved = await moveApproval(tx, one, 'expire', { endedAt: now })
  await ruleFor(capabilities, one.kind).ended?.(tx, caseOf(moved, [], now), moved.state)
  await noteEvent(tx, moved, 'expire', now)
  await notifyApplicant(tx, capabilities, moved, now)
  return moved
}

const BATCH = 100

/** Ends the applications whose time is over. */
export async function expireApprovals({
  db,
  capabilities,
  businessNow,
}: Pick<JobBank, 'db' | 'capabilities' | 'businessNow'>): Promise<void> {
  const now = await businessNow()
  const over = await db.drizzle
    .select()
    .from(approvals)
    .where(and(inArray(approvals.state, EXPIRING_APPROVALS), lte(approvals.expiresAt, now)))
    .orderBy(asc(approvals.expiresAt))
    .limit(BATCH)
  await tryEach(over, (one) => db.transaction((tx) => expireOne(tx, capabilities, one, now)))
}

/** Who acts for an enterprise can't leave; what somebody from outside has asked for ends with the account. */
export const approvalClosing: ClosureChecks = {
  find: async () => [],
  async closed(tx, { customerId, now }) {
    const open = inArray(approvals.state, ['DRAFT', 'SUBMITTED', 'RETURNED'])
    await tx
      .update(approvals)
      .set({ state: 'WITHDRAWN', nextRole: null, endedAt: now })
      .where(and(eq(approvals.customerId, customerId), open))
  },
}
