import type { CampaignDefinition } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { TO_ACCOUNT, joined, LEARNING, NO_FRAUD, ONCE_A_PERSON, WHILE_THEY_LAST } from './learning'
import { period } from './period'

const PIECES = 2
const BRINGS = 50

/** So few pieces that in the sandbox they can be seen to run out. */
export const insuredReader = (today: Day): CampaignDefinition => ({
  ...LEARNING,
  ...period(today, { from: -3, days: 30, claimDays: 14 }),
  actId: 'insuredReader',
  title: '存款保险知多少',
  summary: `了解存款保险，限量${PIECES}份红包`,
  picture: { motif: 'shield', tone: 'blue' },
  budget: fen(PIECES * BRINGS),
  prizes: [
    {
      prizeKey: 'few',
      kind: 'RED_PACKET',
      prize: '',
      name: '限量红包',
      amount: BRINGS,
      value: fen(BRINGS),
      stock: PIECES,
    },
  ],
  tasks: [joined('few')],
  rules: { version: 1, text: [ONCE_A_PERSON, WHILE_THEY_LAST, TO_ACCOUNT, NO_FRAUD] },
  variants: [
    {
      variant: 'a',
      blocks: [{ block: 'HERO', title: '存款保险知多少', text: '谁在保障您的存款，保多少，怎么算' }],
    },
  ],
})
