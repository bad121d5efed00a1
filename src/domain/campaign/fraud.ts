import { DAY_MS } from '../dates/day'
import type { Day } from '../dates/day'
import type { BusinessCalendar } from '../dates/businessCalendar'
import type { Audience } from './campaign'

/** How long a granting may be delayed. */
export const HELD_BUSINESS_DAYS = 3

interface FraudFact {
  /** What is counted, which arouses suspicion from one more than this on. */
  readonly most: number
  /** Over how long it is counted, ms; undefined: over the whole campaign. */
  readonly within?: number
  /** Why a reward was taken back, as its owner reads it. */
  readonly says: string
}

/**
 * Rules by which a joining or a claim is looked at before rewards are granted; one ID card is one person, whatever accounts it
 * had, and is refused and not suspected. An address is shared by a family, an office and, with many providers, a street, so
 * that one only tells when it is many.
 */
export const FRAUD = {
  /** Other people who have joined the same campaign from this phone. */
  sameDevice: { most: 0, says: '同一手机上已有他人参加本活动' },
  /** Other people who have joined it from this open id. */
  sameOpenId: { most: 0, says: '同一微信账号下已有他人参加本活动' },
  /** Other people who have joined it from this network address within a day. */
  sameAddress: { most: 10, within: DAY_MS, says: '同一网络地址下参加本活动的人数过多' },
  /** Joins from this phone today, in whatever campaigns and names, this one included. */
  manyJoins: { most: 5, says: '同一手机当日参加次数过多' },
  /** Claims of one person, each by a tap of its own, this one included. */
  fastClaims: { most: 2, within: 3_000, says: '连续领取过快，疑似由程序操作' },
  /** Whether the number was registered within a day. */
  newNumber: { most: 0, within: DAY_MS, says: '手机号注册不满24小时' },
} as const satisfies Readonly<Record<string, FraudFact>>

export type FraudRule = keyof typeof FRAUD
export const FRAUD_RULES = Object.keys(FRAUD) as [FraudRule, ...FraudRule[]]

/** What each rule has counted. */
export type FraudCounts = Readonly<Partial<Record<FraudRule, number>>>

/** The rules that are broken. Campaigns for newcomers expect new numbers. */
export const suspicionsOf = (counts: FraudCounts, { newWithinDays }: Audience): readonly FraudRule[] =>
  FRAUD_RULES.filter(
    (rule) => (counts[rule] ?? 0) > FRAUD[rule].most && (rule !== 'newNumber' || newWithinDays === undefined),
  )

/** The day on which what was claimed on `claimed` is granted at the latest unless somebody of the bank decides. */
export function heldUntil(calendar: BusinessCalendar, claimed: Day): Day {
  let day = claimed
  for (let days = 0; days < HELD_BUSINESS_DAYS; days += 1) day = calendar.nextBusinessDay(day)
  return day
}
