import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { yuan } from '@/domain/money/fen'
import { worthOfPoints } from '@/domain/points/worth'
import { FRAUD_QUIZ, LEARNING, NO_FRAUD, ONCE_A_PERSON } from './learning'
import { period } from './period'

/** As many as are published: nobody is promised points that can't be had. */
const ARTICLES = 8
const A_WEEK = 2

/**
 * 周周助力 as it may be inside WeChat: friends learn beside each other, each for their own points. Nothing is given for
 * sharing or for a friend's help (docs/decisions/campaign.md).
 */
export const learnTogether = (today: Day): CampaignDefinition => ({
  ...LEARNING,
  ...period(today, { from: -6, days: 56, claimDays: 14 }),
  actId: 'learnTogether',
  title: '周周共学',
  summary: '邀好友一起学金融知识，各学各的，各得各的积分',
  picture: { motif: 'book', tone: 'blue' },
  budget: yuan(11_250),
  prizes: [
    {
      prizeKey: 'article',
      kind: 'POINTS',
      prize: '',
      name: '10积分',
      amount: 10,
      value: worthOfPoints(10),
      stock: 5_000,
    },
    { prizeKey: 'quiz', kind: 'POINTS', prize: '', name: '20积分', amount: 20, value: worthOfPoints(20), stock: 2_000 },
  ],
  tasks: [
    {
      ...{ taskKey: 'article', title: '读完一篇金融知识', trigger: 'learned', prizeKey: 'article' },
      ...{ most: ARTICLES, within: { per: 'WEEK', most: A_WEEK } },
    },
    FRAUD_QUIZ,
  ],
  rules: {
    version: 1,
    text: [
      ONCE_A_PERSON,
      `每篇文章计一次，每周（周一至周日）最多${A_WEEK}篇，共最多${ARTICLES}篇，超过的不留到下周；活动开始前读过的文章和通过的防骗测验不计入。`,
      '积分先到先得，送完为止，页面显示剩余数量。',
      '分享活动不计奖励，好友是否参加不影响您的积分。',
      NO_FRAUD,
    ],
  },
  variants: [
    {
      variant: 'a',
      blocks: [{ block: 'HERO', title: '周周共学', text: '每周学一点，和好友一起看懂金融、远离骗局' }],
    },
  ],
})
