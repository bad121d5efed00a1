import type { KindsOf } from '@sandbox/kernel/kinds'

/** Postings it makes, as a statement calls them. */
export const POSTINGS = {
  couponCash: '现金券抵扣',
  couponInterest: '加息券奖励',
  couponTakenBack: '扣回现金券抵扣',
} as const

/** What its messages are about. */
export const MESSAGES = {
  couponInterest: '加息券奖励',
} as const

declare module '@sandbox/kernel/kinds' {
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
