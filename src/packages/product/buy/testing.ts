import { fen, yuan } from '@/domain/money/fen'
import type { BuyEffect } from './useBuy'

/** What a deposit of 10,000 yuan for a year would do, for tests. */
export const buyEffect = (changes: Partial<BuyEffect> = {}): BuyEffect => ({
  payable: yuan(10_000),
  availableAfter: yuan(5),
  startDate: '20261121',
  endDate: '20271121',
  interest: fen(13_000),
  bonus: fen(0),
  total: fen(1_013_000),
  ...changes,
})
