import { PAYOUT_POSTINGS } from '@/domain/special/machine'
import type { PayoutPostingKind } from '@/domain/special/machine'
import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records, as the customer reads them. */
export const ORDERS = { specialPaid: '领取专项款项' } as const

type PostingTitles = { readonly [Kind in PayoutPostingKind]: (typeof PAYOUT_POSTINGS)[Kind]['title'] }

/** Postings it makes, as a statement calls them. */
export const POSTINGS = Object.fromEntries(
  Object.entries(PAYOUT_POSTINGS).map(([kind, { title }]) => [kind, title]),
) as PostingTitles

/** What its messages are about: money that is the customer's. */
export const MESSAGES = {
  payout: { title: '专项款项', group: 'trades', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<PostingTitles> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
