import { basisPoints, fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import type { HoldingFacts } from './holdingFacts'

/** A one-year deposit of 1,000 yuan, for tests. */
export const holding = (changes: Partial<HoldingFacts> = {}): HoldingFacts => ({
  seqNo: '1',
  prodType: '20194',
  prodDesc: '普通储蓄一年',
  kind: 'deposit',
  status: 'OPEN',
  amount: yuan(1_000),
  appointRate: basisPoints(130),
  appointInterest: fen(1_300),
  interestOnMaturity: fen(1_300),
  preRate: basisPoints(5),
  preInterest: fen(4),
  accumulatedIncome: ZERO_FEN,
  yesterdayIncome: ZERO_FEN,
  days: 30,
  term: 1,
  termType: 'Y',
  termDays: 365,
  termYears: 1,
  startDate: '20261121',
  endDate: '20271121',
  ...changes,
})
