import type { Day } from '../dates/day'
import { ageOn } from '../validation/idCard'
import type { Audience } from './campaign'
import { isIn } from './offers'

/** What of a person decides whether they may join. */
export interface Applicant {
  /** The days since their account was opened. */
  readonly daysSinceOpening: number
  /** Their day of birth; undefined when it isn't known. */
  readonly birth: Day | undefined
  readonly staff: boolean
  /** Whether they had an account before this one, and closed it. */
  readonly returning: boolean
  /** The county of their address on record; undefined when there is none. */
  readonly county: string | undefined
}

/** Which condition somebody doesn't meet. */
export const CONDITIONS = ['staff', 'newcomer', 'age', 'region'] as const
export type Condition = (typeof CONDITIONS)[number]

/** The first condition that somebody doesn't meet; undefined when they may join. */
export function missedCondition(audience: Audience, who: Applicant, today: Day): Condition | undefined {
  const { newWithinDays, minAge, staff, regions } = audience
  if (who.staff && !staff) return 'staff'
  if (newWithinDays !== undefined && (who.returning || who.daysSinceOpening > newWithinDays)) return 'newcomer'
  if (minAge !== undefined && (who.birth === undefined || ageOn(who.birth, today) < minAge)) return 'age'
  if (regions !== undefined && !isIn(who.county, regions)) return 'region'
  return undefined
}

/** Why somebody may not join, in one sentence with the way on. */
export const CONDITION_SENTENCES: Readonly<Record<Condition, string>> = {
  staff: '本活动不对本行员工开放，可查看其他活动',
  newcomer: '本活动仅限首次开户的新客户参加，可查看其他活动',
  age: '您的年龄不符合本活动的参加条件，可查看其他活动',
  region: '您登记的居住地址不在本活动的地区内；如已迁居，可在“我的资料”中更新地址',
}

/** The conditions in words, for everybody. */
export function audienceLines({ newWithinDays, minAge, staff, regions }: Audience): readonly string[] {
  return [
    newWithinDays === undefined ? '已开立本行电子账户的客户' : `首次开立电子账户不超过${newWithinDays}天的客户`,
    ...(minAge === undefined ? [] : [`年满${minAge}周岁`]),
    ...(regions === undefined ? [] : [`登记的居住地址在${regions.map(({ name }) => name).join('、')}`]),
    ...(staff ? [] : ['本行员工不可参加']),
  ]
}
