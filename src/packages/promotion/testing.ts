import type { InferInput } from 'valibot'
import type { queryCampaign } from '@/contract/campaign/queryCampaign'
import { basisPoints } from '@/domain/money/fen'
import { facts } from '@/products/model/testing'

/** What the tests of campaigns' pages answer. */
export type Facts = InferInput<(typeof queryCampaign)['response']>

export const DAY = 86_400_000
export const START = Date.UTC(2026, 10, 1)

export const FACTS: Facts = {
  at: START + DAY,
  campaign: {
    actId: 'weeklyLearn',
    kind: 'LEARN',
    title: '学一学',
    summary: '答题领红包',
    picture: { motif: 'book', tone: 'blue' },
    state: 'RUNNING',
    worth: '税后最多2.90元',
    startAt: START,
    endAt: START + 30 * DAY,
  },
  closed: false,
  variant: 'a',
  blocks: [{ block: 'HERO', title: '学一学', text: '答题领红包', picture: { motif: 'book', tone: 'blue' } }],
  organiser: '样例银行',
  contact: '95000',
  claimUntil: START + 40 * DAY,
  audience: ['已开立本行电子账户的客户'],
  rulesVersion: 3,
  rules: ['每人一次'],
  tasks: [
    { taskKey: 't', title: '通过问答', trigger: 'quizPassed', prizeKey: 'p', most: 1 },
    { taskKey: 's', title: '填写问卷', trigger: 'surveyDone', prizeKey: 'gone', most: 2 },
  ],
  prizes: [
    { prizeKey: 'p', kind: 'RED_PACKET', name: '红包', amount: 188, tax: 38, value: 188, stock: 5, left: 3 },
    { prizeKey: 'gone', kind: 'RED_PACKET', name: '小红包', amount: 88, tax: 18, value: 88, stock: 5, left: 0 },
  ],
}

/** A page to read: nothing to join. */
export const READ_ONLY: Facts = {
  ...FACTS,
  tasks: [],
  prizes: [],
  blocks: [
    { block: 'HERO', title: '整存整取', text: '期限清楚', picture: { motif: 'book', tone: 'blue' } },
    { block: 'CTA', label: '比较全部存款', aim: { to: 'SHELF', list: 'deposits' } },
  ],
}

export const REWARD = {
  rewardId: 'r1',
  actId: 'weeklyLearn',
  title: '学一学',
  taskKey: 't',
  kind: 'RED_PACKET',
  name: '答题红包',
  amount: 188,
  tax: 38,
  net: 150,
  state: 'EARNED',
  claimUntil: START + 40 * DAY,
  earnedAt: START,
} as const

export const TERM = {
  months3: [3, 'M'],
  year1: [1, 'Y'],
  years2: [2, 'Y'],
  years3: [3, 'Y'],
  months6: [6, 'M'],
} as const

/** A deposit on sale, whose figures no other one has. */
export const sold = (productType: string, productName: string, of: keyof typeof TERM, rate: number) =>
  facts({
    ...{ productType, productName, term: TERM[of][0], termType: TERM[of][1], appointRate: basisPoints(rate) },
    rateSteps: [{ fromDays: 0, rate: basisPoints(rate) }],
  })

export const ON_SALE = [
  sold('20520', '定存三月', 'months3', 81),
  sold('20521', '定存六月', 'months6', 102),
  sold('20194', '定存一年', 'year1', 133),
  sold('20522', '定存两年', 'years2', 144),
  sold('20523', '定存三年', 'years3', 166),
  sold('20122', '增益七天', 'months3', 51),
  sold('20125', '增益六月', 'months6', 117),
  sold('20126', '增益一年', 'year1', 138),
  sold('20213', '增益两年', 'years2', 149),
  sold('20215', '增益三年', 'years3', 171),
]

/** A page with these pieces, nothing to join. */
export const pageOf = (...blocks: Facts['blocks']): Facts => ({ ...READ_ONLY, blocks })
export const months = (term: number) => ({ term, termType: 'M' }) as const
export const years = (term: number) => ({ term, termType: 'Y' }) as const
export const SHORT_TO_LONG = [months(3), years(1), years(3)]
