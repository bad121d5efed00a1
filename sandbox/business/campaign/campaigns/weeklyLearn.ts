import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { fen, yuan } from '@/domain/money/fen'
import {
  TO_ACCOUNT,
  FRAUD_QUIZ,
  joined,
  LEARNING,
  NO_FRAUD,
  NOT_BEFORE,
  ONCE_A_PERSON,
  WHILE_THEY_LAST,
} from './learning'
import { period } from './period'

/** Red packets for learning about money and fraud, while they last. */
export const weeklyLearn = (today: Day): CampaignDefinition => ({
  ...LEARNING,
  ...period(today, { from: -25, days: 60, claimDays: 14 }),
  actId: 'weeklyLearn',
  title: '学金融知识，领红包',
  summary: '通过防骗测验、说说您的意见，都有红包',
  picture: { motif: 'packet', tone: 'red' },
  budget: yuan(2_000),
  prizes: [
    { prizeKey: 'welcome', kind: 'RED_PACKET', prize: '', name: '报名红包', amount: 18, value: fen(18), stock: 2_000 },
    { prizeKey: 'quiz', kind: 'RED_PACKET', prize: '', name: '答题红包', amount: 66, value: fen(66), stock: 1_000 },
    { prizeKey: 'opinion', kind: 'RED_PACKET', prize: '', name: '建议红包', amount: 88, value: fen(88), stock: 500 },
    { prizeKey: 'risk', kind: 'RED_PACKET', prize: '', name: '测评红包', amount: 88, value: fen(88), stock: 500 },
  ],
  tasks: [
    joined('welcome'),
    FRAUD_QUIZ,
    { taskKey: 'survey', title: '填写一份问卷', trigger: 'surveyDone', prizeKey: 'opinion', most: 1 },
    { taskKey: 'risk', title: '完成风险测评', trigger: 'riskTested', prizeKey: 'risk', most: 1 },
  ],
  rules: {
    version: 1,
    text: [ONCE_A_PERSON, NOT_BEFORE, WHILE_THEY_LAST, TO_ACCOUNT, NO_FRAUD],
  },
  variants: [
    {
      variant: 'a',
      blocks: [{ block: 'HERO', title: '学金融知识，领红包', text: '认识骗局、说说意见，完成任务，领取红包' }],
    },
  ],
})
