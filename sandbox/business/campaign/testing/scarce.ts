import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { BY_THE_BANK, period } from '../campaigns/period'

/** Three red packets of 1 yuan for checking in, whoever is first; what was done before doesn't count. */
export const scarce = (actId: string, now: number): CampaignDefinition => ({
  ...BY_THE_BANK,
  ...period(dayOfInstant(now), { from: 0, days: 20, claimDays: 10 }),
  startAt: now,
  actId,
  kind: 'LEARN',
  title: '样例',
  summary: '样例',
  picture: { motif: 'book', tone: 'blue' },
  audience: { staff: true },
  budget: fen(300),
  prizes: [{ prizeKey: 'p', kind: 'RED_PACKET', prize: '', name: '红包', amount: 100, value: fen(100), stock: 3 }],
  tasks: [{ taskKey: 't', title: '任务', trigger: 'checkedIn', prizeKey: 'p', most: 9 }],
  rules: { version: 1, text: ['样例'] },
  variants: [{ variant: 'a', blocks: [{ block: 'HERO', title: '样例', text: '样例' }] }],
})
