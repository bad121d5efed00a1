import { ZERO_FEN } from './money/fen'

/**
 * What each service costs a customer each time, in fen. What is confirmed before the password and the published price list both
 * take it from here. The bank posts no fee: one that isn't nothing needs its postings first, or the effects of its call differ
 * from what is posted, which `sandbox/effects.test.ts` finds.
 */
export const FEES = /*#__PURE__*/ {
  openAccount: ZERO_FEN,
  closeAccount: ZERO_FEN,
  credentials: ZERO_FEN,
  cards: ZERO_FEN,
  deposits: ZERO_FEN,
  wealth: ZERO_FEN,
  transferIn: ZERO_FEN,
  transferOut: ZERO_FEN,
  moveOwn: ZERO_FEN,
  payMerchant: ZERO_FEN,
  payout: ZERO_FEN,
  redPackets: ZERO_FEN,
  mall: ZERO_FEN,
  enterprise: ZERO_FEN,
  documents: ZERO_FEN,
  verification: ZERO_FEN,
  notices: ZERO_FEN,
} as const

export type Service = keyof typeof FEES
