import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { FAMILY } from '@/domain/family/grant'
import type { GrantState } from '@/domain/family/grant'
import { yuan } from '@/domain/money/fen'
import { transferIn } from '@sandbox/business/transfer'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { refund, spend } from './spending'
import { familyGrants } from './tables'

interface SeededGrant {
  readonly owner: string
  readonly member: string
  readonly relation: string
  readonly state: GrantState
  readonly daysAgo: number
}

/** One in every state, all of them one customer's; and one for somebody to answer. */
const GRANTS: readonly SeededGrant[] = [
  { owner: 'qianduo', member: 'sunli', relation: '107', state: 'ACTIVE', daysAgo: 20 },
  { owner: 'qianduo', member: 'guoyulan', relation: '103', state: 'PAUSED', daysAgo: 18 },
  { owner: 'qianduo', member: 'wuqiang', relation: '106', state: 'INVITED', daysAgo: 2 },
  { owner: 'qianduo', member: 'yangming', relation: '102', state: 'ENDED', daysAgo: 30 },
  { owner: 'qianduo', member: 'xumin', relation: '201', state: 'DECLINED', daysAgo: 25 },
  { owner: 'qianduo', member: 'liuyang', relation: '104', state: 'LAPSED', daysAgo: 15 },
  { owner: 'heping', member: 'sunli', relation: '201', state: 'INVITED', daysAgo: 1 },
]

/** Whole yuan at a shop; some of it given back. */
const SPENT = [
  { merchant: '东街菜市场', amount: 86, back: 0 },
  { merchant: '新华书店', amount: 128, back: 28 },
  { merchant: '康民大药房', amount: 45, back: 45 },
] as const

/** Family cards in every state, and payments with the one in use. */
export const seedFamilyCards: Seed = {
  name: 'familyCards',
  after: ['money', 'transfers', 'freezes'],
  async run(tx, { people }) {
    const now = await bankNow(tx)
    const idOf = (key: string): string => {
      const found = people.find((one) => one.key === key)
      if (!found) throw new Error(`nobody has the key ${key}`)
      return found.customerId
    }
    for (const { owner, member, relation, state, daysAgo } of GRANTS) {
      const invitedAt = now - daysAgo * DAY_MS
      const id = `family-${owner}-${member}`
      const limits = { monthLimit: yuan(2_000), single: yuan(500) }
      const answerBy = addDays(dayOfInstant(invitedAt), FAMILY.daysToAnswer)
      const facts = { ownerId: idOf(owner), memberId: idOf(member), relation, state, invitedAt, answerBy }
      await tx.insert(familyGrants).values({ id, ...facts, ...limits, changedAt: invitedAt })
    }
    const net = yuan(SPENT.reduce((sum, { amount, back }) => sum + amount - back, 0))
    const brought = await transferIn(tx, { customerId: idOf('qianduo'), amount: net, now })
    if (!brought.ok) throw new Error(`the seed's money for shopping was refused: ${brought.error.name}`)
    for (const { merchant, amount, back } of SPENT) {
      const paid = await spend(tx, { grantId: 'family-qianduo-sunli', merchant, amount: yuan(amount), now })
      if (!paid.ok) throw new Error(`the seed's payment at ${merchant} was refused: ${paid.error.name}`)
      if (back > 0) await refund(tx, { orderNo: paid.value.orderNo, amount: yuan(back), now })
    }
  },
}
