import { APPROVAL_FACTS, decidersOf } from '@/domain/approval/kinds'
import type { ApprovalRole } from '@/domain/approval/kinds'
import { APPROVAL_MS, approvalStateAt, needsReason, REASON_LENGTH } from '@/domain/approval/machine'
import type { ApprovalDecision } from '@/domain/approval/machine'
import { APPROVAL_FORMS } from '@/domain/approval/forms'
import { caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { execute, moveApproval } from './execute'
import { approvedBy, changeApproval, stepsOf, takeUpApproval, withRole } from './find'
import { actsAs, isSamePerson } from './people'
import { caseOf, hashOf, ruleFor } from './rules'
import { approvalSteps } from './tables'
import type { Approval, ApprovalStep } from './tables'
import { notifyApplicant, notifyDeciders } from './notify'
import { noteEvent } from './write'
import type { Desk } from './write'

/** What somebody decides on what they were shown. */
export interface Decision {
  readonly approvalId: string
  readonly payloadHash: string
  readonly decision: ApprovalDecision | 'AGAIN'
  readonly reason?: string | undefined
}

/** The roles that decide on an application, in their order. */
export const rolesOf = ({ kind, amount, applicantRole }: Approval): readonly ApprovalRole[] =>
  decidersOf({ kind, amount: amount ?? undefined, applicantRole: applicantRole ?? undefined })

/** Whether the next decision on an application is somebody's. */
export async function isTheirs(
  on: Queryable,
  { capabilities, actor, now }: Desk,
  one: Approval,
  steps: readonly ApprovalStep[],
): Promise<boolean> {
  if (one.state !== 'SUBMITTED' || !actsAs(actor, one, one.nextRole)) return false
  if (isSamePerson(actor, { id: one.applicantId, name: one.applicantName })) return false
  const decided = steps.filter(({ round }) => round === one.round)
  if (decided.some(({ personId: id, personName: name }) => isSamePerson(actor, { id, name }))) return false
  const concerned = await ruleFor(capabilities, one.kind).isConcerned?.(on, caseOf(one, [], now), actor)
  return concerned !== true
}

/** Whether its applicant can mend an application: it has a form, and they write such ones. */
export const canMend = ({ kind, applicantRole }: Approval): boolean =>
  APPROVAL_FORMS[kind] !== undefined && applicantRole !== null && APPROVAL_FACTS[kind].writtenBy.includes(applicantRole)

/**
 * Decides on an application; the last approval carries it out. Fails with ApprovalUnknown, OrgNotActing, ApprovalExpired,
 * ApprovalDecided, ApprovalNotYours, ApprovalChanged, ReasonMissing; that it could not be carried out is no failure of the
 * decision but its outcome.
 */
export async function decide(tx: Tx, desk: Desk, asked: Decision): Promise<Result<Approval, BankError>> {
  const { capabilities, now } = desk
  const held = await takeUpApproval(tx, capabilities, desk.actor, { approvalId: asked.approvalId, now })
  if (!held.ok) return held
  const { value: one } = held
  const state = approvalStateAt(one, now)
  if (state === 'EXPIRED') return fail(bankError('ApprovalExpired'))
  if (state !== (asked.decision === 'AGAIN' ? 'FAILED' : 'SUBMITTED')) return fail(bankError('ApprovalDecided'))
  const actor = await withRole(tx, capabilities, desk.actor)
  const steps = await stepsOf(tx, one.approvalId)
  const theirs =
    asked.decision === 'AGAIN'
      ? one.applicantId === actor.id
      : (asked.decision !== 'RETURN' || canMend(one)) && (await isTheirs(tx, { ...desk, actor }, one, steps))
  if (!theirs) return fail(bankError('ApprovalNotYours'))
  if (one.payloadHash !== asked.payloadHash || hashOf(one) !== one.payloadHash)
    return fail(bankError('ApprovalChanged'))
  if (asked.decision === 'AGAIN') return ok(await execute(tx, capabilities, one, now))
  const comment = tidyCaseText(asked.reason ?? '')
  const problem = caseTextProblem(comment, REASON_LENGTH)
  if (problem !== undefined && (problem !== 'empty' || needsReason(asked.decision)))
    return fail(bankError('ReasonMissing'))
  const given = { decision: asked.decision, comment: comment === '' ? null : comment }
  return ok(await carryOn(tx, { ...desk, actor }, await noteStep(tx, { ...desk, actor }, one, steps, given), given))
}

interface Given {
  readonly decision: ApprovalDecision
  readonly comment: string | null
}

async function noteStep(
  tx: Tx,
  { actor, now }: Desk,
  one: Approval,
  steps: readonly ApprovalStep[],
  given: Given,
): Promise<Approval> {
  const { approvalId, applicantId, round, nextRole: role, payloadHash } = one
  if (role === null) throw new Error(`${approvalId} waits for nobody`)
  const place = approvedBy(steps, one).length
  const person = { personId: actor.id, customerId: actor.customerId, personName: actor.name }
  await tx
    .insert(approvalSteps)
    .values({ approvalId, applicantId, round, place, role, payloadHash, ...person, ...given, at: now })
  await noteEvent(tx, one, given.decision, now, actor.customerId ?? null)
  return one
}

/** What follows from a decision that was noted. */
async function carryOn(tx: Tx, { capabilities, now }: Desk, one: Approval, { decision }: Given): Promise<Approval> {
  if (decision === 'APPROVE') {
    const nextRole = rolesOf(one)[approvedBy(await stepsOf(tx, one.approvalId), one).length]
    if (nextRole === undefined) return execute(tx, capabilities, await moveApproval(tx, one, 'approve'), now)
    const passed = await changeApproval(tx, one, { nextRole })
    await notifyDeciders(tx, capabilities, passed, now)
    return passed
  }
  const moved =
    decision === 'RETURN'
      ? await moveApproval(tx, one, 'sendBack', { expiresAt: now + APPROVAL_MS })
      : await moveApproval(tx, one, 'reject', { endedAt: now })
  if (moved.state === 'REJECTED')
    await ruleFor(capabilities, moved.kind).ended?.(tx, caseOf(moved, [], now), moved.state)
  await notifyApplicant(tx, capabilities, moved, now)
  return moved
}
