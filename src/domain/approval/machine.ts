import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * An application that other people decide on. DRAFT: only its applicant sees it; SUBMITTED: waits for the next decision;
 * RETURNED: to be mended by its applicant; APPROVED and EXECUTING: decided by all, and being carried out; FAILED: decided,
 * not carried out, and may be sent again while it lasts. The others are ends.
 */
export const APPROVAL_STATES = [
  'DRAFT',
  'SUBMITTED',
  'RETURNED',
  'APPROVED',
  'EXECUTING',
  'EXECUTED',
  'FAILED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** `approve` is the last of its approvals; `expire` comes with the time, the others from people or the bank. */
export const APPROVAL_MACHINE = /*#__PURE__*/ defineMachine(APPROVAL_STATES, {
  DRAFT: { submit: 'SUBMITTED', withdraw: 'WITHDRAWN' },
  SUBMITTED: {
    approve: 'APPROVED',
    sendBack: 'RETURNED',
    reject: 'REJECTED',
    withdraw: 'WITHDRAWN',
    expire: 'EXPIRED',
  },
  RETURNED: { submit: 'SUBMITTED', withdraw: 'WITHDRAWN', expire: 'EXPIRED' },
  APPROVED: { execute: 'EXECUTING' },
  EXECUTING: { succeed: 'EXECUTED', fail: 'FAILED' },
  FAILED: { execute: 'EXECUTING', expire: 'EXPIRED' },
})
export type ApprovalTrigger = TriggerOf<typeof APPROVAL_MACHINE>

/** States that nothing leads out of. */
export const ENDED_APPROVALS = ['EXECUTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const satisfies ApprovalState[]

/** States that end when the time is over. */
export const EXPIRING_APPROVALS = ['SUBMITTED', 'RETURNED', 'FAILED'] as const satisfies ApprovalState[]

const EXPIRING: readonly ApprovalState[] = EXPIRING_APPROVALS

/** How long one that was handed in, or given back, lasts, in ms. */
export const APPROVAL_MS = 72 * 60 * 60_000

/** Drafts and other open applications that one person has at a time. */
export const OPEN_APPROVALS = 20

/** How often one person has the rows of an application looked at in a day: names and accounts can't be tried out at will. */
export const APPROVAL_SAVES_A_DAY = 50
/** How many such rows in all (ours): ten of the largest lists. */
export const APPROVAL_ROWS_A_DAY = 2_000

/** How an application stands at an instant: one whose time is over is expired whether or not anybody has noted it. */
export const approvalStateAt = (
  { state, expiresAt }: { readonly state: ApprovalState; readonly expiresAt: number | null },
  now: number,
): ApprovalState => (EXPIRING.includes(state) && expiresAt !== null && now >= expiresAt ? 'EXPIRED' : state)

/** What a person decides about one that waits. */
export const APPROVAL_DECISIONS = ['APPROVE', 'RETURN', 'REJECT'] as const
export type ApprovalDecision = (typeof APPROVAL_DECISIONS)[number]

/**
 * What a person may do about one now. AGAIN sends one that failed once more as it was decided; EDIT changes a draft or what
 * was given back.
 */
export const APPROVAL_ACTIONS = [...APPROVAL_DECISIONS, 'AGAIN', 'EDIT', 'WITHDRAW'] as const
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number]

/** Whether a decision is nothing without a reason: its applicant has to know what to mend. */
export const needsReason = (decision: ApprovalDecision | 'AGAIN'): boolean =>
  decision === 'RETURN' || decision === 'REJECT'

/** Longest reason, in characters. */
export const REASON_LENGTH = 200
