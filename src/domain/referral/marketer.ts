import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import type { MarketerKind } from './relation'
import { defineMachine } from '../machine'

/** Somebody who may promote in the bank's name. APPLIED: waits for a decision; the others as they are called. */
export const MARKETER_STATES = ['APPLIED', 'ACTIVE', 'SUSPENDED', 'ENDED'] as const
export type MarketerState = (typeof MARKETER_STATES)[number]

/** What an application (kind MARKETER) asks for. */
export const MARKETER_CHANGES = ['APPLY', 'SUSPEND', 'RESUME', 'END'] as const
export type MarketerChange = (typeof MARKETER_CHANGES)[number]

export const MARKETER_MACHINE = /*#__PURE__*/ defineMachine(MARKETER_STATES, {
  APPLIED: { APPLY: 'ACTIVE', END: 'ENDED' },
  ACTIVE: { SUSPEND: 'SUSPENDED', END: 'ENDED' },
  SUSPENDED: { RESUME: 'ACTIVE', END: 'ENDED' },
})

/** How long one approval lasts, in days; ours. */
export const MARKETER_DAYS = 365
export const marketerUntil = (approved: Day): Day => addDays(approved, MARKETER_DAYS)

/** A marketer as far as their standing depends on it. */
export interface MarketerFacts {
  readonly kind: MarketerKind
  readonly state: MarketerState
  /** Last day; none before the first approval. */
  readonly until: Day | null
  /** Of the bank's staff now. */
  readonly staff: boolean
}

/**
 * How a marketer stands on a day: who has left the staff, or is a KOL while the bank has none, may do nothing although
 * nobody has suspended them yet, and one whose time is over has ended.
 */
export function marketerStateOn(
  { kind, state, until, staff }: MarketerFacts,
  { today, kolEnabled }: { readonly today: Day; readonly kolEnabled: boolean },
): MarketerState {
  if ((state === 'ACTIVE' || state === 'SUSPENDED') && until !== null && until < today) return 'ENDED'
  if (state !== 'ACTIVE') return state
  return (kind === 'KOL' ? kolEnabled : staff) ? 'ACTIVE' : 'SUSPENDED'
}

/** Why somebody who was allowed to promote sends nothing now, not as a customer either: as long as the bank hasn't ended it. */
export type PromotionBar = 'SUSPENDED' | 'LAPSED'

/** What bars a marketer who stands so from inviting and sending; undefined for who may, only applies, or has ended. */
export function promotionBar(
  { state }: Pick<MarketerFacts, 'state'>,
  standing: MarketerState,
): PromotionBar | undefined {
  if (standing === 'SUSPENDED') return 'SUSPENDED'
  return standing === 'ENDED' && state !== 'ENDED' ? 'LAPSED' : undefined
}

/** Branches whose staff promote and see customers, by their id (src/domain/branches/list.ts). */
export const BRANCH_KEYS = ['main', 'south'] as const
export type BranchKey = (typeof BRANCH_KEYS)[number]
