import { DAY_MS } from '../dates/day'
import type { Day } from '../dates/day'
import type { BusinessCalendar } from '../dates/businessCalendar'
import type { Audience } from './campaign'

/**
 * Rules by which a joining is looked at before rewards are granted; one ID card is one person, whatever accounts it had, and
 * is refused and not suspected.
 */
export const FRAUD_RULES = ['sameDevice', 'sameOpenId', 'manyJoins', 'newNumber'] as const
export type FraudRule = (typeof FRAUD_RULES)[number]

/** Joins from one phone a day, in whatever campaigns and names, that arouse no suspicion. */
export const JOINS_A_DEVICE_DAY = 5
/** How long a granting may be delayed. */
export const HELD_BUSINESS_DAYS = 3

/** What is known when somebody joins. */
export interface JoinFacts {
  /** Other people who have joined the same campaign from this phone. */
  readonly othersOnDevice: number
  /** Other people who have joined it from this open id. */
  readonly othersOnOpenId: number
  /** Joins from this phone today, this one included. */
  readonly joinsToday: number
  /** Ms since the number was registered. */
  readonly registeredFor: number
}

/** The rules that a joining breaks. Campaigns for newcomers expect new numbers. */
export function suspicionsOf(facts: JoinFacts, { newWithinDays }: Audience): readonly FraudRule[] {
  const broken: Readonly<Record<FraudRule, boolean>> = {
    sameDevice: facts.othersOnDevice > 0,
    sameOpenId: facts.othersOnOpenId > 0,
    manyJoins: facts.joinsToday > JOINS_A_DEVICE_DAY,
    newNumber: newWithinDays === undefined && facts.registeredFor < DAY_MS,
  }
  return FRAUD_RULES.filter((rule) => broken[rule])
}

/** The day on which what was claimed on `claimed` is granted at the latest unless somebody of the bank decides. */
export function heldUntil(calendar: BusinessCalendar, claimed: Day): Day {
  let day = claimed
  for (let days = 0; days < HELD_BUSINESS_DAYS; days += 1) day = calendar.nextBusinessDay(day)
  return day
}

/** Why a reward was taken back, as its owner reads it. */
export const FRAUD_RULE_NAMES: Readonly<Record<FraudRule, string>> = {
  sameDevice: '同一手机上已有他人参加本活动',
  sameOpenId: '同一微信账号下已有他人参加本活动',
  manyJoins: '同一手机当日参加次数过多',
  newNumber: '手机号注册不满24小时',
}
