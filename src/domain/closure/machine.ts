import { addMonths } from '../dates/calendarMonths'
import type { Day } from '../dates/day'
import { KEPT_YEARS } from '../regulation'
import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * The states of closing an account, and what leads from one to the next. The bank runs this table and the app shows it
 * (docs/decisions/closure.md).
 */

/**
 * READY: nothing blocks it, and a try before failed only at the card. FACE: begun, the owner is to be seen. REVIEW: a person
 * decides instead. CODE: the owner was seen; code and password are to come. SUBMITTED: asked for, and nothing is paid yet.
 * PAYING_OUT: the money is on its way to the first card.
 */
export const CLOSURE_STATES = [
  'READY',
  'FACE',
  'REVIEW',
  'CODE',
  'SUBMITTED',
  'PAYING_OUT',
  'CLOSED',
  'WITHDRAWN',
  'REFUSED',
] as const
export type ClosureState = (typeof CLOSURE_STATES)[number]

/** How an account stands before anything is begun: something blocks the closing, or nothing does. */
export type ClosureStanding = ClosureState | 'CHECKING'

/**
 * What changes a closing, NEW where none is under way: its owner's steps; a person's decision; `blocked`: a check failed inside the bank's transaction;
 * `sent`: what the account holds is on its way; `emptied`: it holds nothing any more; `payoutRefused`: the card's bank took
 * nothing; `lapsed`: its time is over.
 */
export const CLOSURE_MACHINE = /*#__PURE__*/ defineMachine(['NEW', ...CLOSURE_STATES], {
  NEW: { started: 'FACE' },
  READY: { started: 'FACE', withdrawn: 'WITHDRAWN' },
  FACE: { faceShown: 'CODE', reviewAsked: 'REVIEW', withdrawn: 'WITHDRAWN', lapsed: 'WITHDRAWN' },
  REVIEW: { faceShown: 'CODE', approved: 'CODE', rejected: 'REFUSED', withdrawn: 'WITHDRAWN', lapsed: 'WITHDRAWN' },
  CODE: { submitted: 'SUBMITTED', withdrawn: 'WITHDRAWN', lapsed: 'WITHDRAWN' },
  SUBMITTED: { sent: 'PAYING_OUT', emptied: 'CLOSED', blocked: 'REFUSED', withdrawn: 'WITHDRAWN' },
  // Money that came in while the first was on its way follows it.
  PAYING_OUT: { sent: 'PAYING_OUT', emptied: 'CLOSED', blocked: 'REFUSED', payoutRefused: 'READY' },
})
export type ClosureTrigger = TriggerOf<typeof CLOSURE_MACHINE>

/** While it waits so for its owner, its time may run out. Time alone ends only what nobody has asked for yet. */
export const LAPSES = ['FACE', 'REVIEW', 'CODE'] as const satisfies readonly ClosureState[]

/** States that nothing follows: the next closing is another. */
export const CLOSURE_ENDED = ['CLOSED', 'WITHDRAWN', 'REFUSED'] as const satisfies readonly ClosureState[]

/** Whether the customer may still call it off. */
export const isWithdrawable = (state: ClosureState): boolean => CLOSURE_MACHINE.after(state, 'withdrawn') !== undefined

/**
 * While it stands so, no money of the customer's own doing moves, as what is shown must be what is paid out; and the phone that is
 * sent the code stays. Before, nobody knows whether it is the owner who closes, and who isn't stops nothing of theirs.
 */
export const STOPS_MONEY = ['CODE', 'SUBMITTED', 'PAYING_OUT'] as const satisfies readonly ClosureState[]

/** How long a begun closing waits for its owner, ms (ours). */
export const CLOSURE_MS = 30 * 60_000

/** How long it waits for a person's decision, and how long that stands for the face, days (ours). */
export const CLOSURE_REVIEW_DAYS = { asked: 7, approved: 3 } as const

/** How long after closing its receipt can still be asked for by the id of the order, ms (ours). */
export const RECEIPT_MS = 30 * 60_000
/** How long the id alone tells of a closing that isn't over, since it was ordered (ours). */
export const UNFINISHED_RECEIPT_MS = 24 * 3_600_000

export { KEPT_YEARS }

/** The last day on which a closed account's records are kept. */
export const keptUntil = (closed: Day): Day => addMonths(closed, KEPT_YEARS * 12)

/** Reasons a customer may give for leaving, as they read them. */
export const CLOSURE_REASONS = {
  unused: '很少使用',
  otherBank: '使用其他银行',
  rates: '产品或利率不合适',
  hardToUse: '使用不方便',
  privacy: '担心信息安全',
  other: '其他原因',
} as const
export type ClosureReason = keyof typeof CLOSURE_REASONS

/** What a copy of the customer's data calls each state. */
export const CLOSURE_STATE_NAMES: Readonly<Record<ClosureState, string>> = {
  READY: '转出未成功',
  FACE: '待核验身份',
  REVIEW: '人工审核中',
  CODE: '待确认',
  SUBMITTED: '已提交',
  PAYING_OUT: '资金转出中',
  CLOSED: '已注销',
  WITHDRAWN: '已撤回或逾期终止',
  REFUSED: '未完成',
}
