import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Postings it makes, as a statement calls them. */
export const POSTINGS = {
  commissionConfirmed: '推广佣金确认',
  commissionPaid: '推广佣金',
  commissionBack: '推广佣金收回',
} as const

/** What they are to the owner of the account. */
export const RECORDS = { commissionPaid: 'reward' } as const

/** What its messages are about. */
export const MESSAGES = {
  commission: { title: '推广佣金', group: 'account', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
