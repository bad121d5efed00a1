import { basisPoints, fen, yuan } from '@/domain/money/fen'
import type { Preview } from './redeem'

/** What withdrawing 10,000 yuan after a month pays, for tests. */
export const preview = (changes: Partial<Preview> = {}): Preview => ({
  withdrawable: true,
  principal: yuan(10_000),
  preInterest: fen(42),
  preRate: basisPoints(5),
  appointInterest: fen(13_000),
  endDate: '20271121',
  payout: fen(1_000_042),
  left: fen(0),
  availableAfter: fen(1_010_042),
  ...changes,
})
