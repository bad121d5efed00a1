import type { CampaignDefinition, CampaignTask } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { worthOfPoints } from '@/domain/points/worth'
import { LEARNING, NO_FRAUD, ONCE_A_PERSON } from './learning'
import { period } from './period'

/** Days of checking in, and the points that they bring. */
const STEPS = [
  [3, 5],
  [7, 15],
  [14, 30],
] as const

const PEOPLE = 2_000

const task = (days: number): CampaignTask => ({
  ...{ taskKey: `days${days}`, title: `累计签到${days}天`, trigger: 'checkedIn', prizeKey: `days${days}` },
  ...{ most: 1, after: days },
})

/** Points for checking in on so many days, in a row or not. */
export const checkinPath = (today: Day): CampaignDefinition => ({
  ...LEARNING,
  ...period(today, { from: -14, days: 45, claimDays: 14 }),
  actId: 'checkinPath',
  kind: 'CHECKIN',
  title: '签到计划',
  summary: `累计签到${STEPS.map(([days]) => days).join('、')}天，各领一份积分`,
  picture: { motif: 'path', tone: 'green' },
  budget: fen(PEOPLE * STEPS.reduce((sum, [, points]) => sum + worthOfPoints(points), 0)),
  prizes: STEPS.map(([days, points]) => ({
    ...{ prizeKey: `days${days}`, kind: 'POINTS', prize: '', name: `${points}积分` },
    ...{ amount: points, value: worthOfPoints(points), stock: PEOPLE },
  })),
  tasks: STEPS.map(([days]) => task(days)),
  rules: {
    version: 1,
    text: [
      ONCE_A_PERSON,
      '签到一天计一次，漏签不清零、不能补签；活动开始后、参加前的签到也计入。',
      '本活动的积分与每日签到的积分分别发放，先到先得，页面显示剩余数量。',
      NO_FRAUD,
    ],
  },
  variants: [
    {
      variant: 'a',
      blocks: [{ block: 'HERO', title: '签到计划', text: '不求连续，签满天数就有积分' }],
    },
  ],
})
