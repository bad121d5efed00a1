import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { DRAW_AGE } from '@/domain/draw/draw'
import { fen, yuan } from '@/domain/money/fen'
import { TO_ACCOUNT, joined, LEARNING, NO_FRAUD, ONCE_A_PERSON, WHILE_THEY_LAST } from './learning'
import { period } from './period'

const PIECES = 500
const SUM = yuan(500)
const LEAST = fen(10)
const MOST = yuan(5)

/** One sum in pieces that chance makes, for joining and for knowing one's own risk. */
export const sharePackets = (today: Day): CampaignDefinition => ({
  ...LEARNING,
  ...period(today, { from: -20, days: 60, claimDays: 14 }),
  actId: 'sharePackets',
  title: '拼手气红包',
  summary: '总额固定，金额随机，规则和算法公开',
  picture: { motif: 'lantern', tone: 'gold' },
  audience: { staff: false, minAge: DRAW_AGE },
  budget: SUM,
  prizes: [
    {
      ...{
        prizeKey: 'share',
        kind: 'RED_PACKET',
        prize: '',
        name: '拼手气红包',
        amount: MOST,
        value: MOST,
        stock: PIECES,
      },
      shares: { sum: SUM, least: LEAST, most: MOST },
    },
  ],
  tasks: [
    joined('share'),
    { taskKey: 'risk', title: '完成风险测评', trigger: 'riskTested', prizeKey: 'share', most: 1 },
  ],
  rules: {
    version: 1,
    text: [
      ONCE_A_PERSON,
      '测评结果不影响红包金额，请如实作答。',
      '过期或放弃的红包，由后来的客户领取。',
      WHILE_THEY_LAST,
      TO_ACCOUNT,
      NO_FRAUD,
    ],
  },
  variants: [{ variant: 'a', blocks: [{ block: 'HERO', title: '拼手气红包', text: '每份金额事先算定，谁也改不了' }] }],
})
