import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { yuan, fen } from '@/domain/money/fen'
import { TO_ACCOUNT } from './learning'
import { BY_THE_BANK, period } from './period'

const NEW_DAYS = 30

/** A red packet for each of a newcomer's first steps. */
export const newcomerGift = (today: Day): CampaignDefinition => ({
  ...BY_THE_BANK,
  ...period(today, { from: -30, days: 210, claimDays: 15 }),
  actId: 'newcomerGift',
  kind: 'GIFT',
  title: '新客礼包',
  summary: '开户后完成三步，每步领一个红包',
  picture: { motif: 'gift', tone: 'gold' },
  audience: { newWithinDays: NEW_DAYS, staff: false },
  places: 1_000,
  budget: yuan(6_000),
  prizes: [
    { prizeKey: 'first', kind: 'RED_PACKET', prize: '', name: '开户红包', amount: 188, value: fen(188), stock: 1_000 },
    { prizeKey: 'step', kind: 'RED_PACKET', prize: '', name: '步步红包', amount: 100, value: fen(100), stock: 3_000 },
  ],
  tasks: [
    { taskKey: 'open', title: '开立电子账户', trigger: 'accountOpened', prizeKey: 'first', most: 1 },
    { taskKey: 'card', title: '绑定银行卡', trigger: 'cardBound', prizeKey: 'step', most: 1 },
    { taskKey: 'info', title: '完善个人信息', trigger: 'infoCompleted', prizeKey: 'step', most: 1 },
    { taskKey: 'risk', title: '完成风险测评', trigger: 'riskTested', prizeKey: 'step', most: 1 },
  ],
  rules: {
    version: 1,
    text: [
      `首次开立电子账户${NEW_DAYS}天内可参加，每人一次，以身份证为准。`,
      '完成任务后红包自动放入“我的奖励”，请在领取期限内领取。',
      TO_ACCOUNT,
      '使用程序或冒用他人身份参加的，经核实取消奖励。',
    ],
  },
  variants: [
    {
      variant: 'a',
      blocks: [{ block: 'HERO', title: '新客礼包', text: '开户、绑卡、完善信息、风险测评，每完成一步领一个红包' }],
    },
  ],
})
