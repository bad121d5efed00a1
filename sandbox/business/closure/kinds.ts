import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Postings it makes, as a statement calls them. */
export const POSTINGS = { closedCreditPaid: '原账户注销后款项' } as const

/** What its messages are about. */
export const MESSAGES = {
  closure: { title: '注销', group: 'account', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
