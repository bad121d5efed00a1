import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { yuan, ZERO_FEN } from '@/domain/money/fen'
import { BY_THE_BANK, period } from './period'

const STOCK = 20
const HOUR = 12

/** A voucher for the quick ones, free of charge, from a second on. */
export const noonRush = (today: Day): CampaignDefinition => ({
  ...BY_THE_BANK,
  ...period(today, { from: -2, hour: HOUR, days: 20, claimDays: 14 }),
  actId: 'noonRush',
  kind: 'SECKILL',
  title: '限时抢券',
  summary: `${STOCK}张咖啡立减券，先到先得，每人1张`,
  picture: { motif: 'clock', tone: 'red' },
  audience: { staff: false },
  budget: yuan(10 * STOCK),
  prizes: [
    {
      ...{ prizeKey: 'cafe', kind: 'VOUCHER', prize: 'cafe10', name: '10元咖啡立减券' },
      ...{ amount: ZERO_FEN, value: yuan(10), stock: STOCK },
    },
  ],
  tasks: [{ taskKey: 'cafe', title: '抢一张咖啡立减券', trigger: 'chosen', prizeKey: 'cafe', most: 1 }],
  rules: {
    version: 1,
    text: [
      '已开户的客户每人1张，以身份证为准，无需支付积分或费用。',
      '以银行收到请求的先后为准；人多时排队，页面显示排在您前面的人数。',
      '抢完即止，不追加；领取与存款、理财和分享无关。',
    ],
  },
  variants: [{ variant: 'a', blocks: [{ block: 'HERO', title: '限时抢券', text: '数量和排队如实显示' }] }],
})
