import type { CampaignDefinition, CampaignPrize, CampaignTask } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
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

/** What tells one of these campaigns from the others. */
interface Shown extends Pick<CampaignDefinition, 'actId' | 'title' | 'summary' | 'picture' | 'tasks'> {
  readonly days: Parameters<typeof period>[1]
  /** How many packets of each kind. */
  readonly stock: number
  readonly text: string
}

/** What joining and the quiz bring: name and fen. */
const PACKETS = { welcome: ['报名红包', 20], quiz: ['答题红包', 66] } as const
const JOIN = joined('welcome')

const packets = (tasks: readonly CampaignTask[], stock: number): CampaignPrize[] =>
  (['welcome', 'quiz'] as const)
    .filter((key) => tasks.some(({ prizeKey }) => prizeKey === key))
    .map((prizeKey) => {
      const [name, amount] = PACKETS[prizeKey]
      return { prizeKey, kind: 'RED_PACKET', prize: '', name, amount, value: fen(amount), stock }
    })

/** Small campaigns by which the sandbox shows states that no other one is in (../seed.ts; sandbox/host/seeding/demoStates.ts). */
const shown =
  ({ days, stock, text, ...given }: Shown) =>
  (today: Day): CampaignDefinition => {
    const prizes = packets(given.tasks, stock)
    return {
      ...LEARNING,
      ...period(today, days),
      ...given,
      budget: fen(prizes.reduce((sum, { amount }) => sum + stock * amount, 0)),
      prizes,
      rules: {
        version: 1,
        text: [
          ONCE_A_PERSON,
          ...(given.tasks.includes(FRAUD_QUIZ) ? [NOT_BEFORE] : []),
          WHILE_THEY_LAST,
          TO_ACCOUNT,
          NO_FRAUD,
        ],
      },
      variants: [
        {
          variant: 'a',
          blocks: [
            { block: 'HERO', title: given.title, text },
            {
              block: 'STEPS',
              title: '怎么参加',
              lines: [...given.tasks.map(({ title }) => title), '领取红包，提现到电子账户'],
            },
          ],
        },
      ],
    }
  }

/** Over, and what was earned can still be claimed. */
export const quizFortnight = shown({
  actId: 'quizFortnight',
  tasks: [JOIN, FRAUD_QUIZ],
  title: '防骗测验双周',
  summary: '通过防骗测验，领答题红包',
  picture: { motif: 'shield', tone: 'red' },
  days: { from: -16, days: 14, claimDays: 21 },
  stock: 100,
  text: '两周时间，认识常见的骗局',
})

const FEW = 2

/** Runs, and its packets are gone. */
export const firstTwo = shown({
  actId: 'firstTwo',
  tasks: [JOIN],
  title: '守护钱袋子',
  summary: `限量${FEW}份报名红包，先到先得`,
  picture: { motif: 'shield', tone: 'green' },
  days: { from: -7, days: 60, claimDays: 14 },
  stock: FEW,
  text: '陌生来电要转账，先挂断再核实',
})

/** Paused by the bank. */
export const readTogether = shown({
  actId: 'readTogether',
  tasks: [JOIN, FRAUD_QUIZ],
  title: '金融知识共读',
  summary: '读懂存款、理财和保险，答题领红包',
  picture: { motif: 'path', tone: 'blue' },
  days: { from: -8, days: 60, claimDays: 14 },
  stock: 100,
  text: '存款、理财和保险，先读懂再办理',
})

/** Stopped by the bank for good. */
export const nightClass = shown({
  actId: 'nightClass',
  tasks: [JOIN, FRAUD_QUIZ],
  title: '夜读金融',
  summary: '睡前学一点，答题领红包',
  picture: { motif: 'clock', tone: 'blue' },
  days: { from: -9, days: 40, claimDays: 14 },
  stock: 100,
  text: '一天里挑个安静的时候，认识常见骗局',
})
