import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { yuan } from '@/domain/money/fen'
import { worthOfPoints } from '@/domain/points/worth'
import { LEARNING, NO_FRAUD, ONCE_A_PERSON, WHILE_THEY_LAST } from './learning'
import { period } from './period'

const MOST = 24
const A_WEEK = 3

/** Points for friends' help, a few a week; closed, and not to be published, while `helpInWeChat` is off. */
export const weekHelp = (today: Day): CampaignDefinition => ({
  ...LEARNING,
  ...period(today, { from: 0, days: 56, claimDays: 14 }),
  actId: 'weekHelp',
  kind: 'HELP',
  title: '周周助力',
  summary: '好友助力得积分，每周重新计算',
  picture: { motif: 'friends', tone: 'gold' },
  budget: yuan(3_150),
  prizes: [
    { prizeKey: 'help', kind: 'POINTS', prize: '', name: '5积分', amount: 5, value: worthOfPoints(5), stock: 5_000 },
  ],
  tasks: [
    {
      ...{ taskKey: 'help', title: '好友为我助力', trigger: 'helped', about: 'weekHelp', prizeKey: 'help' },
      ...{ most: MOST, within: { per: 'WEEK', most: A_WEEK } },
    },
  ],
  rules: {
    version: 1,
    text: [
      ONCE_A_PERSON,
      `一周为周一至周日。每周最多计${A_WEEK}次助力，共最多${MOST}次。`,
      '已开户的好友每周只能为一人助力一次，不能为本人助力，同一周内不能互相助力。',
      '助力的好友不得积分，也无需办理任何业务。',
      WHILE_THEY_LAST,
      NO_FRAUD,
    ],
  },
  variants: [
    { variant: 'a', blocks: [{ block: 'HERO', title: '周周助力', text: '好友点一下，您得积分，好友无需办理业务' }] },
  ],
})
