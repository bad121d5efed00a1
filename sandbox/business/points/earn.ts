import { dayOfInstant } from '@/domain/dates/instant'
import { lastDayOf } from '@/domain/points/lots'
import { earningId, POINT_RULES, withinCap } from '@/domain/points/rules'
import { worthOfPoints } from '@/domain/points/worth'
import type { PointRule, PointRuleName } from '@/domain/points/rules'
import { ok } from '@/domain/result'
import type { PointEntryKind } from '@/domain/points/entries'
import type { Tx } from '@sandbox/kernel/db'
import type { DomainEvent, DomainEventFollower } from '@sandbox/kernel/domainEvents'
import type { RewardGivers } from '@sandbox/kernel/rewards'
import { hasLeft, lockCustomer } from '@sandbox/kernel/session/customers'
import { givenBy } from './given'
import { isPosted, lockPoints, postPoints } from './ledger'
import { addLot } from './lots'
import { bringsPoints } from './secondLooks'
import { arePointsOn } from './switch'

interface Coming {
  /** What was given under it isn't given again. */
  readonly id: string
  readonly customerId: string
  readonly kind: PointEntryKind
  readonly points: number
  readonly memo: string
  readonly now: number
}

/** Gives points that are valid from today, once under an id, and none to who has left; gives how many came. */
export async function givePoints(tx: Tx, { id, customerId, kind, points, memo, now }: Coming): Promise<number> {
  await lockCustomer(tx, customerId)
  if (points <= 0 || (await isPosted(tx, id)) || (await hasLeft(tx, customerId))) return 0
  const balances = await lockPoints(tx, [customerId], [kind])
  await postPoints(tx, balances, [{ id, customerId, kind, points, memo, at: now }])
  await addLot(tx, { customerId, points, lastDay: lastDayOf(dayOfInstant(now)), now })
  return points
}

/** What a customer did that a rule gives points for. */
export interface Earning {
  readonly customerId: string
  readonly rule: PointRuleName
  /** What it was about: the same gives once. */
  readonly about: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
  /** Where the rule doesn't say it, as for a streak. */
  readonly points?: number
}

/** Gives what a rule says, once; nothing while points are off. Gives how many came. */
export async function earn(tx: Tx, { customerId, rule, about, now, points }: Earning): Promise<number> {
  if (!(await arePointsOn(tx))) return 0
  const facts: PointRule = POINT_RULES[rule]
  const day = dayOfInstant(now)
  await lockCustomer(tx, customerId)
  const given = facts.cap === undefined ? 0 : ((await givenBy(tx, customerId, day)).get(rule) ?? 0)
  const coming = points ?? withinCap(facts, given)
  const id = earningId(rule, customerId, { about, day })
  return givePoints(tx, { id, customerId, kind: rule, points: coming, memo: facts.title, now })
}

/** The rule of each occasion; what isn't here gives no points. Checking in gives its points itself, by its streak. */
const RULE_OF: Readonly<Partial<Record<DomainEvent, PointRuleName>>> = {
  learned: 'LEARN',
  quizPassed: 'QUIZ',
  surveyDone: 'SURVEY',
  infoCompleted: 'INFO',
}

export const followOccasions: DomainEventFollower = async (tx, { occasion, customerId, about, now }) => {
  const rule = RULE_OF[occasion]
  if (rule === 'QUIZ' && !(await bringsPoints(tx, customerId, about, dayOfInstant(now)))) return
  if (rule) await earn(tx, { customerId, rule, about, now })
}

/** Points as a campaign's reward. */
export const pointsRewards = {
  POINTS: {
    knows: () => true,
    costs: (_prize, amount) => worthOfPoints(amount),
    async give(tx, { customerId, rewardId, amount, now }) {
      const facts = { kind: 'REWARD', points: amount, memo: '活动奖励' } as const
      await givePoints(tx, { id: `reward:${rewardId}`, customerId, now, ...facts })
      return ok(undefined)
    },
  },
} satisfies RewardGivers
