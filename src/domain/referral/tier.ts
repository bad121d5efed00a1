import { daysBetween } from '../dates/day'
import type { Day } from '../dates/day'
import { fen, yuan, ZERO_FEN } from '../money/fen'
import type { Fen } from '../money/fen'

/** 贵宾 tiers, the lowest first. */
export const TIERS = ['COMMON', 'GOLD', 'PLATINUM', 'DIAMOND'] as const
export type Tier = (typeof TIERS)[number]

/** What belongs to a tier: only what the bank does today. None of it is paid, and none hangs on the balance of one day. */
export interface TierFacts {
  /** Chinese. */
  readonly name: string
  /** Least average of a month's daily assets, in fen. */
  readonly from: Fen
  /** How many days ahead a clerk's time can be booked, and how many bookings may wait. */
  readonly bookAhead: number
  readonly bookings: number
}

export const TIER_FACTS: Readonly<Record<Tier, TierFacts>> = {
  COMMON: { name: '普通客户', from: ZERO_FEN, bookAhead: 7, bookings: 1 },
  GOLD: { name: '金卡客户', from: /*#__PURE__*/ yuan(50_000), bookAhead: 14, bookings: 2 },
  PLATINUM: { name: '白金客户', from: /*#__PURE__*/ yuan(300_000), bookAhead: 21, bookings: 3 },
  DIAMOND: { name: '钻石客户', from: /*#__PURE__*/ yuan(1_000_000), bookAhead: 30, bookings: 5 },
}

/** The tier of an average. */
export const tierOf = (average: Fen): Tier =>
  TIERS.reduce((best, tier) => (average >= TIER_FACTS[tier].from ? tier : best), TIERS[0])

/** The tier above an average, what is missing to it in fen, and how far the way from the tier below is gone, 0 up to 1. */
export interface NextTier {
  readonly tier: Tier
  readonly missing: Fen
  readonly gone: number
}

/** Undefined for the highest. */
export function nextTier(average: Fen): NextTier | undefined {
  const tier = TIERS[TIERS.indexOf(tierOf(average)) + 1]
  if (tier === undefined) return undefined
  const below = TIER_FACTS[tierOf(average)].from
  const { from } = TIER_FACTS[tier]
  return { tier, missing: fen(from - average), gone: (average - below) / (from - below) }
}

/** How much assets changed on a day, in fen; what was before the month comes as changes of days before it. */
export interface AssetChange {
  readonly day: Day
  readonly amount: number
}

/**
 * The average of what somebody had at the end of each day of a month, in fen, rounded down: a change counts for its day and
 * all that follow, so what comes in on the last day alone counts a thirtieth.
 */
export function averageOf(changes: readonly AssetChange[], first: Day, last: Day): Fen {
  const days = daysBetween(first, last) + 1
  const total = changes.reduce((sum, { day, amount }) => {
    if (day > last) return sum
    return sum + amount * (day < first ? days : daysBetween(day, last) + 1)
  }, 0)
  return fen(Math.max(0, Math.floor(total / days)))
}
