import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import { defineMachine } from '../machine'
import type { Machine, TriggerOf } from '../machine'

/** A complaint, a piece of advice, and a word left on the message board. */
export const CASE_KINDS = ['COMPLAINT', 'FEEDBACK', 'MESSAGE'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

/**
 * RECEIVED: written; IN_PROGRESS: a clerk has it; EXTENDED: it takes longer, for a reason that was told; REPLIED: answered,
 * and its customer may still object; REVIEW_ASKED: they did. The others are ends.
 */
export const CASE_STATES = [
  'RECEIVED',
  'IN_PROGRESS',
  'EXTENDED',
  'REPLIED',
  'REVIEW_ASKED',
  'CLOSED',
  'WITHDRAWN',
] as const
export type CaseState = (typeof CASE_STATES)[number]

/** `take`, `extend`, `reply` by the bank's staff; `lapse` at a day's end; the others by the customer. */
export type CaseTrigger = TriggerOf<typeof REVIEWABLE>

/** Who did something about a case. */
export const CASE_ACTORS = ['customer', 'staff', 'bank'] as const
export type CaseActor = (typeof CASE_ACTORS)[number]

/** More days, once, in natural days. */
export interface Extension {
  readonly days: number
  /** Whether somebody else than the clerk must approve it. */
  readonly approved: boolean
}

/** Everything that differs between the kinds of cases. */
export interface CaseFacts {
  /** Chinese, as the customer reads it. */
  readonly name: string
  /** Natural days after the day it came in, within which it is answered. */
  readonly days: number
  /** In their order; what isn't here isn't extended. */
  readonly extensions: readonly Extension[]
  /** Whether the answer may be objected to, once. */
  readonly reviewed: boolean
}

/**
 * Of complaints by 银行业保险业消费投诉处理管理办法: 15 days, 30 where it is complex, 30 more by approval. Of the others ours:
 * nothing says when advice is to be answered, so it is as a complaint, and is never put off.
 */
export const CASE_FACTS: Readonly<Record<CaseKind, CaseFacts>> = {
  COMPLAINT: {
    name: '投诉',
    days: 15,
    extensions: [
      { days: 15, approved: false },
      { days: 30, approved: true },
    ],
    reviewed: true,
  },
  FEEDBACK: { name: '建议', days: 15, extensions: [], reviewed: false },
  MESSAGE: { name: '留言', days: 15, extensions: [], reviewed: false },
}

/** Days after an answer within which it may be objected to; then the case is closed. */
export const REVIEW_WITHIN_DAYS = 30
/** Days within which an objection is answered. */
export const REVIEWED_IN_DAYS = 30
/** Cases of one customer that wait for the bank at one time, and that are opened in one day. */
export const OPEN_CASES = 5
export const CASES_A_DAY = 10
/** How often something is added to one case. */
export const ADDITIONS = 10

const ANSWERED_ONCE = /*#__PURE__*/ defineMachine(CASE_STATES, {
  RECEIVED: { take: 'IN_PROGRESS', withdraw: 'WITHDRAWN' },
  IN_PROGRESS: { reply: 'REPLIED', withdraw: 'WITHDRAWN' },
  REPLIED: { accept: 'CLOSED', lapse: 'CLOSED' },
})
const REVIEWABLE = /*#__PURE__*/ defineMachine(CASE_STATES, {
  RECEIVED: { take: 'IN_PROGRESS', withdraw: 'WITHDRAWN' },
  IN_PROGRESS: { extend: 'EXTENDED', reply: 'REPLIED', withdraw: 'WITHDRAWN' },
  EXTENDED: { extend: 'EXTENDED', reply: 'REPLIED', withdraw: 'WITHDRAWN' },
  REPLIED: { accept: 'CLOSED', lapse: 'CLOSED', askReview: 'REVIEW_ASKED' },
  // A review is answered once and for all; who takes it back is left with the first answer.
  REVIEW_ASKED: { reply: 'CLOSED', withdraw: 'CLOSED' },
})

/** The machine of each kind of case. Days and counts are looked at besides. */
export const caseMachine = (kind: CaseKind): Machine<CaseState, CaseTrigger> =>
  CASE_FACTS[kind].reviewed ? REVIEWABLE : ANSWERED_ONCE

/** States in which the bank owes an answer. */
export const OPEN_CASE_STATES = [
  'RECEIVED',
  'IN_PROGRESS',
  'EXTENDED',
  'REVIEW_ASKED',
] as const satisfies readonly CaseState[]

const OPEN: readonly CaseState[] = OPEN_CASE_STATES

export const isOpenCase = (state: CaseState): boolean => OPEN.includes(state)

/** The extension that comes after as many; undefined when there is none left. */
export const nextExtension = (kind: CaseKind, done: number): Extension | undefined => CASE_FACTS[kind].extensions[done]

/** The last day for an answer. @param received the day it came in, which isn't counted; @param extended how often */
export const caseDueDay = (kind: CaseKind, received: Day, extended: number): Day =>
  CASE_FACTS[kind].extensions
    .slice(0, extended)
    .reduce((due, { days }) => addDays(due, days), addDays(received, CASE_FACTS[kind].days))

/** Whether the bank should have answered: then no day is promised any more. */
export const isOverdue = (state: CaseState, dueDay: Day, today: Day): boolean => isOpenCase(state) && dueDay < today

/** Whether at a day's end a case that waits is taken to who is above the clerk: it is due tomorrow or should have been answered. */
export const isToEscalate = (state: CaseState, dueDay: Day, ended: Day): boolean =>
  isOpenCase(state) && dueDay <= addDays(ended, 1)

/** What its customer may do about a case. HIDE takes back that it may stand on the message board. */
export const CASE_ACTIONS = ['ADD', 'WITHDRAW', 'ACCEPT', 'ASK_REVIEW', 'HIDE'] as const
export type CaseAction = (typeof CASE_ACTIONS)[number]

/** The actions that move a case, by their trigger. */
export const ACTION_TRIGGERS = {
  WITHDRAW: 'withdraw',
  ACCEPT: 'accept',
  ASK_REVIEW: 'askReview',
} as const satisfies Partial<Record<CaseAction, CaseTrigger>>

/** A case as far as it decides what may be done about it. */
export interface CaseStanding {
  readonly kind: CaseKind
  readonly state: CaseState
  /** Of an answered one: the last day to object. */
  readonly reviewUntil: Day | null
  readonly added: number
  /** Whether its customer has agreed to its standing on the message board. */
  readonly mayPublish: boolean
}

/** What its customer may do about a case today. */
export function caseActions(
  { kind, state, reviewUntil, added, mayPublish }: CaseStanding,
  today: Day,
): readonly CaseAction[] {
  const may: Readonly<Record<CaseAction, boolean>> = {
    ADD: isOpenCase(state) && added < ADDITIONS,
    WITHDRAW: caseMachine(kind).after(state, 'withdraw') !== undefined,
    ACCEPT: caseMachine(kind).after(state, 'accept') !== undefined,
    ASK_REVIEW:
      caseMachine(kind).after(state, 'askReview') !== undefined && reviewUntil !== null && today <= reviewUntil,
    HIDE: mayPublish,
  }
  return CASE_ACTIONS.filter((action) => may[action])
}
