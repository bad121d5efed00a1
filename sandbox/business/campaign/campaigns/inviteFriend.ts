import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { yuan } from '@/domain/money/fen'
import { worthOfPoints } from '@/domain/points/worth'
import { LEARNING, NO_FRAUD, ONCE_A_PERSON, WHILE_THEY_LAST } from './learning'
import { period } from './period'

const MOST = 5
const A_DAY = 2

/** Points for people who opened an account by an invitation; closed, and not to be published, while `referralRewardEnabled` is off. */
export const inviteFriend = (today: Day): CampaignDefinition => ({
  ...LEARNING,
  ...period(today, { from: 0, days: 60, claimDays: 14 }),
  actId: 'inviteFriend',
  kind: 'INVITE',
  title: '邀请开户',
  summary: '受邀人开户后，您得积分',
  picture: { motif: 'friends', tone: 'green' },
  budget: yuan(2_500),
  prizes: [
    {
      prizeKey: 'opened',
      kind: 'POINTS',
      prize: '',
      name: '20积分',
      amount: 20,
      value: worthOfPoints(20),
      stock: 1_000,
    },
  ],
  tasks: [
    {
      ...{ taskKey: 'opened', title: '受邀人开立电子账户', trigger: 'invited', prizeKey: 'opened' },
      ...{ most: MOST, within: { per: 'DAY', most: A_DAY } },
    },
  ],
  rules: {
    version: 1,
    text: [
      ONCE_A_PERSON,
      `受邀人自愿接受邀请并首次开户后计一次，每日最多${A_DAY}次，共最多${MOST}次。`,
      '只送积分，不送现金；与受邀人的存款、理财无关，也不计算受邀人再邀请的人。',
      WHILE_THEY_LAST,
      NO_FRAUD,
    ],
  },
  variants: [
    {
      variant: 'a',
      blocks: [{ block: 'HERO', title: '邀请开户', text: '把好用的银行介绍给朋友，是否开户由朋友决定' }],
    },
  ],
})
