import { yuan } from '../money/fen'
import type { Fen } from '../money/fen'
import { formatShortAmount } from '../money/format'
import { defineMachine } from '../machine'
import type { Machine, TriggerOf } from '../machine'

/**
 * A family card (亲情卡): another's spending, paid from the giver's account within limits. Every way from one state to
 * another; what isn't here doesn't happen.
 */
export const GRANT_STATES = ['INVITED', 'ACTIVE', 'PAUSED', 'ENDED', 'DECLINED', 'LAPSED'] as const
export type GrantState = (typeof GRANT_STATES)[number]

/** Whose doing a trigger is. */
export type GrantActor = 'owner' | 'member' | 'bank'

const OWNER = /*#__PURE__*/ defineMachine(GRANT_STATES, {
  INVITED: { ended: 'ENDED' },
  ACTIVE: { paused: 'PAUSED', ended: 'ENDED' },
  PAUSED: { resumed: 'ACTIVE', ended: 'ENDED' },
})
const MEMBER = /*#__PURE__*/ defineMachine(GRANT_STATES, {
  INVITED: { accepted: 'ACTIVE', declined: 'DECLINED' },
  ACTIVE: { ended: 'ENDED' },
  PAUSED: { ended: 'ENDED' },
})
/** Closed: whichever of the two closes the account. */
const BANK = /*#__PURE__*/ defineMachine(GRANT_STATES, {
  INVITED: { lapsed: 'LAPSED', closed: 'ENDED' },
  ACTIVE: { closed: 'ENDED' },
  PAUSED: { closed: 'ENDED' },
})

export type GrantTrigger = TriggerOf<typeof OWNER> | TriggerOf<typeof MEMBER> | TriggerOf<typeof BANK>

/** What each may do. */
export const GRANT_MACHINES: Readonly<Record<GrantActor, Machine<GrantState, GrantTrigger>>> = {
  owner: OWNER,
  member: MEMBER,
  bank: BANK,
}

/** States that a grant may still leave, in the order that its cards stand in; what is over stays over. */
export const OPEN_GRANTS = ['ACTIVE', 'INVITED', 'PAUSED'] as const satisfies readonly GrantState[]

export const isOpenGrant = (state: GrantState): boolean => OPEN_GRANTS.some((open) => open === state)

/** The cards that can be used or answered, the used ones first, and those that are over; each state's in their order. */
export const grantsByUse = <Grant extends { readonly state: GrantState }>(grants: readonly Grant[]) => ({
  open: OPEN_GRANTS.flatMap((open) => grants.filter(({ state }) => state === open)),
  over: grants.filter(({ state }) => !isOpenGrant(state)),
})

export const GRANT_STATE_NAMES: Readonly<Record<GrantState, string>> = {
  INVITED: '待接受',
  ACTIVE: '使用中',
  PAUSED: '已暂停',
  ENDED: '已停用',
  DECLINED: '已谢绝',
  LAPSED: '已过期',
}

/** Limits in fen; days to answer an invitation, the day of giving not counted; youngest member in years (ours). */
export const FAMILY = {
  mostGiven: 5,
  mostAMonth: yuan(5_000),
  mostAtOnce: yuan(1_000),
  daysToAnswer: 7,
  youngestMember: 16,
} as const

/** The most that may be given, as it is said. */
export const grantLimitsText = (): string =>
  `每月最多${formatShortAmount(FAMILY.mostAMonth)}元，单笔最多${formatShortAmount(FAMILY.mostAtOnce)}元且不超过每月额度`

/** Relations (src/domain/lookup/relation) of whom a family card may be given to: family and friends, 101-208. */
export const isFamilyRelation = (code: string): boolean => /^(10[1-9]|11[0-2]|20[1-8])$/.test(code)

export interface GrantLimits {
  /** Fen a calendar month. */
  readonly monthLimit: Fen
  /** Fen a payment. */
  readonly single: Fen
}

const wholeYuan = (amount: Fen): boolean => amount > 0 && amount % 100 === 0

/** Whether these limits can be given: whole yuan, no payment above the month's, none above what is allowed. */
export const areGrantLimits = ({ monthLimit, single }: GrantLimits): boolean =>
  wholeYuan(monthLimit) &&
  wholeYuan(single) &&
  monthLimit <= FAMILY.mostAMonth &&
  single <= FAMILY.mostAtOnce &&
  single <= monthLimit

/** Whether a change gives the member more than before, which takes the password. */
export const raisesLimits = (before: GrantLimits, after: GrantLimits): boolean =>
  after.monthLimit > before.monthLimit || after.single > before.single
