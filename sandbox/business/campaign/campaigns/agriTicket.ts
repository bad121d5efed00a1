import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { yuan, ZERO_FEN } from '@/domain/money/fen'
import { BY_THE_BANK, period } from './period'

/** A voucher for seeds and tools, for who lives where it is meant for (渝: Chongqing). */
export const agriTicket = (today: Day): CampaignDefinition => ({
  ...BY_THE_BANK,
  ...period(today, { from: -12, days: 90, claimDays: 14 }),
  actId: 'agriTicket',
  kind: 'AGRI',
  title: '渝农惠农券',
  summary: '登记地址在重庆市的客户，可领取一张惠农券',
  picture: { motif: 'wheat', tone: 'green' },
  audience: { staff: false, regions: [{ code: '500000', name: '重庆市' }] },
  budget: yuan(10_000),
  prizes: [
    {
      ...{ prizeKey: 'farm', kind: 'VOUCHER', prize: 'farm20', name: '20元惠农券' },
      ...{ amount: ZERO_FEN, value: yuan(20), stock: 500 },
    },
  ],
  tasks: [{ taskKey: 'farm', title: '领取惠农券', trigger: 'chosen', prizeKey: 'farm', most: 1 }],
  rules: {
    version: 1,
    text: [
      '在本行登记的居住地址在重庆市的客户，每人可领取一张，以身份证为准。',
      '先到先得，预算用完为止，页面显示剩余数量。',
      '券自领取之日起30天内在所列惠农店使用，不找零、不兑现。',
      '领取与存款、理财和分享无关。',
    ],
  },
  variants: [
    {
      variant: 'a',
      blocks: [
        { block: 'HERO', title: '渝农惠农券', text: '购买种子、化肥、农具时抵扣' },
        { block: 'STEPS', title: '怎么使用', lines: ['领取惠农券', '到惠农店选购', '付款前出示券码'] },
      ],
    },
  ],
})
