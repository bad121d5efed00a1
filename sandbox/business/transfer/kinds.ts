import { TRANSFER_POSTINGS } from '@/domain/transfer/machine'
import type { TransferPosting } from '@/domain/transfer/machine'
import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records, as the customer reads them. */
export const ORDERS = {
  transferIn: '转入',
  transferOut: '转出',
  transferReturned: '转出退汇',
  transferReversed: '银行更正退回',
} as const

type PostingTitles = { readonly [Kind in TransferPosting]: (typeof TRANSFER_POSTINGS)[Kind]['title'] }

/** Postings it makes, as a statement calls them. */
export const POSTINGS = Object.fromEntries(
  Object.entries(TRANSFER_POSTINGS).map(([kind, { title }]) => [kind, title]),
) as PostingTitles

/** What its messages are about. */
export const MESSAGES = {
  transfer: { title: '转账', group: 'trades', sent: 'always' },
  /** Turned on and off with its amount among the settings of payments, not with the other messages. */
  largePayment: { title: '大额支出', group: 'trades', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<PostingTitles> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
