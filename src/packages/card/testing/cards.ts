import type { InferInput } from 'valibot'
import type { queryBoundCards } from '@/contract/card/queryBoundCards'
import type { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'

type CardsAnswer = InferInput<(typeof queryBoundCards)['response']>
type Card = CardsAnswer['cards'][number]

/** The first card; one without limits that has an alias; one for special payouts. */
export const FIRST: Card = {
  cardId: 'c1',
  bankName: '农业银行',
  cardNo: '**** 6006',
  mobileNo: '170****0001',
  role: 'FIRST',
  isDefault: true,
  single: 5_000_000,
  aDay: 20_000_000,
  boundAt: 1_790_000_000_000,
}
export const SECOND: Card = {
  cardId: 'c2',
  bankName: '建设银行',
  cardNo: '**** 0002',
  mobileNo: '170****0002',
  role: 'ORDINARY',
  alias: '工资卡',
  isDefault: false,
  boundAt: 1_790_000_000_000,
}
export const SPECIAL: Card = { ...SECOND, cardId: 'c3', cardNo: '**** 4003', role: 'SPECIAL', alias: '社保卡' }

export const cardsAnswer = (cards: readonly Card[]): CardsAnswer => ({
  cards: [...cards],
  limit: 5,
  specialLimit: 2,
})

/** What today's transfers leave of the first card's limits; the second has none. */
export const LIMITS: InferInput<(typeof queryTransferLimits)['response']> = {
  out: {
    single: 50_000_000,
    aDay: 100_000_000,
    countADay: 20,
    usedToday: 0,
    countToday: 0,
    left: 100_000_000,
    nightLock: false,
    available: 0,
    codeOver: 5_000_000,
    faceOver: 20_000_000,
    payee: '张*',
    sentBefore: true,
  },
  sending: [],
  caught: 0,
  cards: [
    {
      cardId: 'c1',
      bankName: '农业银行',
      cardNo: '**** 6006',
      single: 5_000_000,
      aDay: 20_000_000,
      usedToday: 320_000,
      left: 19_680_000,
    },
    { cardId: 'c2', bankName: '建设银行', cardNo: '**** 0002', usedToday: 0 },
  ],
}
