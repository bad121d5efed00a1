import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Postings it makes, as a statement calls them. */
export const POSTINGS = {
  couponCash: '现金券抵扣',
  couponInterest: '加息奖励',
  couponTakenBack: '扣回现金券抵扣',
} as const

/** What its messages are about. */
export const MESSAGES = {
  couponGiven: { title: '优惠券到账', group: 'activity', sent: 'unlessRefused' },
  voucherGiven: { title: '卡券到账', group: 'activity', sent: 'unlessRefused' },
  voucherMoved: { title: '卡券使用', group: 'activity', sent: 'unlessRefused' },
  couponInterest: { title: '加息奖励', group: 'trades', sent: 'unlessRefused' },
} as const satisfies MessageTable

/** What they are to the owner of the account. */
export const RECORDS = { couponCash: 'reward', couponInterest: 'reward', couponTakenBack: 'reward' } as const

declare module '@sandbox/kernel/kinds' {
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
