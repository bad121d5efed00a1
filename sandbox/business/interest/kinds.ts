import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records, as the customer reads them. */
export const ORDERS = { demandInterest: '活期结息' } as const

/** Postings it makes, as a statement calls them. */
export const POSTINGS = { demandInterest: '活期结息', demandAccrual: '计提活期利息' } as const

/** What its messages are about. */
export const MESSAGES = {
  demandInterest: { title: '活期结息', group: 'trades', sent: 'unlessRefused' },
} as const satisfies MessageTable

/** What they are to the owner of the account. */
export const RECORDS = { demandInterest: 'interest' } as const

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
