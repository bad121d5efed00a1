import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { fen, yuan } from '@/domain/money/fen'
import { FRAUD_QUIZ, joined, LEARNING, ONCE_A_PERSON, WHILE_THEY_LAST } from './learning'
import { period } from './period'

/** One that is over, as the centre of campaigns shows it. */
export const autumnLearn = (today: Day): CampaignDefinition => ({
  ...LEARNING,
  ...period(today, { from: -38, days: 20, claimDays: 12 }),
  actId: 'autumnLearn',
  title: '秋季反诈学习周',
  summary: '通过防骗测验领红包',
  picture: { motif: 'book', tone: 'red' },
  budget: yuan(500),
  prizes: [
    { prizeKey: 'welcome', kind: 'RED_PACKET', prize: '', name: '报名红包', amount: 20, value: fen(20), stock: 500 },
    { prizeKey: 'quiz', kind: 'RED_PACKET', prize: '', name: '答题红包', amount: 66, value: fen(66), stock: 500 },
  ],
  tasks: [joined('welcome'), FRAUD_QUIZ],
  rules: {
    version: 1,
    text: [ONCE_A_PERSON, '活动开始前已通过的防骗测验不计入。', WHILE_THEY_LAST],
  },
  variants: [
    {
      variant: 'a',
      blocks: [{ block: 'HERO', title: '秋季反诈学习周', text: '认识常见骗局，守住自己的钱' }],
    },
  ],
})
