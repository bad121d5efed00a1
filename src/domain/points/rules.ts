import { addDays } from '../dates/day'
import type { Day } from '../dates/day'

/** How often a rule gives points: once for ever, once a day, or once for each thing it is about. */
export type PointPeriod = 'ONCE' | 'DAY' | 'EVENT'

export interface PointRule {
  /** As the customer reads it. */
  readonly title: string
  /** What one time brings; of a check-in, the first day of a streak. */
  readonly points: number
  readonly per: PointPeriod
  /** Most points a day; undefined for no such limit. */
  readonly cap?: number
}

/**
 * What points are given for. Money is never among it: nothing is given for deposits, balances or purchases (银保监办发〔2018〕48号),
 * nor for sharing.
 */
export const POINT_RULES = {
  CHECK_IN: { title: '每日签到', points: 1, per: 'DAY' },
  LEARN: { title: '看一看', points: 5, per: 'EVENT' },
  QUIZ: { title: '答题', points: 10, per: 'EVENT', cap: 30 },
  SURVEY: { title: '填写问卷', points: 10, per: 'EVENT', cap: 30 },
  INFO: { title: '完善个人信息', points: 50, per: 'ONCE' },
} as const satisfies Readonly<Record<string, PointRule>>

export type PointRuleName = keyof typeof POINT_RULES
export const POINT_RULE_NAMES = Object.keys(POINT_RULES) as PointRuleName[]

/** The most that a day of checking in brings. */
export const CHECK_IN_MOST = 7

/** What checking in on the n-th day in a row brings: 1 to 7, and 7 for as long as no day is missed. */
export const checkInPoints = (streak: number): number => Math.min(Math.max(streak, 1), CHECK_IN_MOST)

/** The last time somebody checked in. */
export interface CheckIn {
  readonly day: Day
  /** Days in a row up to this one. */
  readonly streak: number
}

/** The streak that checking in today makes; a missed day begins anew, and nothing buys it back. */
export const streakOn = (last: CheckIn | undefined, today: Day): number => {
  if (last?.day === today) return last.streak
  return last && addDays(last.day, 1) === today ? last.streak + 1 : 1
}

/** The streak that still stands today, before checking in: 0 once a day was missed. */
export const standingStreak = (last: CheckIn | undefined, today: Day): number =>
  last && (last.day === today || addDays(last.day, 1) === today) ? last.streak : 0

/** What a rule still gives today, when it has given `given` today already. */
export const withinCap = ({ points, cap }: PointRule, given: number): number =>
  cap === undefined ? points : Math.max(Math.min(points, cap - given), 0)

/** What is given once is given under this id, whoever tells of it how often. */
export function earningId(
  rule: PointRuleName,
  customerId: string,
  { about, day }: { about: string; day: Day },
): string {
  const of = { ONCE: '', DAY: `:${day}`, EVENT: `:${about}` }[POINT_RULES[rule].per]
  return `earn:${customerId}:${rule}${of}`
}

/** Between which minutes of the day those who asked for it are reminded to check in. */
export const REMINDED_FROM = 9 * 60
export const REMINDED_UNTIL = 12 * 60
