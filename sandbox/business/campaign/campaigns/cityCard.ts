import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { yuan, ZERO_FEN } from '@/domain/money/fen'
import { BY_THE_BANK, period } from './period'

const CHANGCHUN = { code: '220100', name: '长春市', longitude: 125.32, latitude: 43.82 } as const
const JILIN = { code: '220200', name: '吉林市', longitude: 126.55, latitude: 43.84 } as const
const YANBIAN = { code: '222400', name: '延边州', longitude: 129.51, latitude: 42.91 } as const

const voucher = { kind: 'VOUCHER', amount: ZERO_FEN, stock: 600 } as const
/** Each kind once a month, for a year at most. */
const monthly = { trigger: 'chosen', most: 12 } as const

/** Vouchers of merchants in a few cities, one of a kind each month. */
export const cityCard = (today: Day): CampaignDefinition => ({
  ...BY_THE_BANK,
  ...period(today, { from: -40, days: 330, claimDays: 14 }),
  actId: 'cityCard',
  kind: 'CITY',
  title: '城市权益',
  summary: '每月领取所在城市的商户券，每种一张',
  picture: { motif: 'city', tone: 'gold' },
  audience: { staff: false },
  budget: yuan(12_000),
  cities: [CHANGCHUN, JILIN, YANBIAN],
  prizes: [
    { ...voucher, prizeKey: 'coffee', prize: 'cafe10', name: '10元咖啡立减券', value: yuan(10) },
    { ...voucher, prizeKey: 'ride', prize: 'ride5', name: '5元公交出行券', value: yuan(5) },
    { ...voucher, prizeKey: 'market', prize: 'market15', name: '15元便民市场券', value: yuan(15), stock: 200 },
  ],
  tasks: [
    { ...monthly, taskKey: 'coffee', title: '领取咖啡券', prizeKey: 'coffee', cities: [CHANGCHUN.code, JILIN.code] },
    { ...monthly, taskKey: 'ride', title: '领取出行券', prizeKey: 'ride', cities: [CHANGCHUN.code] },
    { ...monthly, taskKey: 'market', title: '领取市场券', prizeKey: 'market', cities: [JILIN.code, YANBIAN.code] },
  ],
  rules: {
    version: 1,
    text: [
      '已开户的客户每月可领取每种券一张，以身份证为准，不限所选城市。',
      '先到先得，送完为止，页面显示剩余数量。',
      '券自领取之日起30天内在所列商户使用，不找零、不兑现。',
      '领取与存款、理财和分享无关。',
    ],
  },
  variants: [
    {
      variant: 'a',
      blocks: [
        { block: 'HERO', title: '城市权益', text: '每月领取所在城市的商户券，每种一张' },
        { block: 'STEPS', title: '怎么领取', lines: ['选择所在城市', '领取想要的券', '到店出示券码'] },
      ],
    },
  ],
})
