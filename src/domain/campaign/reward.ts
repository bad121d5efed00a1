import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/** What a campaign can give. Money is always a red packet; a COUPON is a deposit's, so it needs `depositRewardEnabled`. */
export const REWARD_KINDS = ['POINTS', 'COUPON', 'VOUCHER', 'RED_PACKET', 'GOODS', 'RIGHT'] as const

/** Days for claiming after a campaign's end, at least (ours). */
export const CLAIM_DAYS = 7

export type RewardKind = (typeof REWARD_KINDS)[number]

export const REWARD_KIND_NAMES: Readonly<Record<RewardKind, string>> = {
  POINTS: '积分',
  COUPON: '存款优惠券',
  VOUCHER: '消费券',
  RED_PACKET: '红包',
  GOODS: '实物',
  RIGHT: '权益',
}

/**
 * A promised reward. EARNED: its owner may claim it; CLAIMED: claimed, and being looked at before it is granted; GRANTED:
 * given; EXPIRED: not claimed in time; REVOKED: taken back by a named rule before it was granted; DECLINED: its owner doesn't
 * want it.
 */
export const REWARD_STATES = ['EARNED', 'CLAIMED', 'GRANTED', 'EXPIRED', 'REVOKED', 'DECLINED'] as const
export type RewardState = (typeof REWARD_STATES)[number]

/** What was granted is never taken back. */
export const REWARD_MACHINE = /*#__PURE__*/ defineMachine(REWARD_STATES, {
  EARNED: { claim: 'CLAIMED', expire: 'EXPIRED', revoke: 'REVOKED', decline: 'DECLINED' },
  CLAIMED: { grant: 'GRANTED', revoke: 'REVOKED' },
})
export type RewardTrigger = TriggerOf<typeof REWARD_MACHINE>

/** What of the budget a reward in a state holds: what is promised, what was given, or nothing any more. */
export const BUDGET_OF: Readonly<Record<RewardState, 'reserved' | 'granted' | 'none'>> = {
  EARNED: 'reserved',
  CLAIMED: 'reserved',
  GRANTED: 'granted',
  EXPIRED: 'none',
  REVOKED: 'none',
  DECLINED: 'none',
}

export const REWARD_STATE_NAMES: Readonly<Record<RewardState, string>> = {
  EARNED: '待领取',
  CLAIMED: '核实中',
  GRANTED: '已发放',
  EXPIRED: '已过期',
  REVOKED: '已取消',
  DECLINED: '已放弃',
}
