import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records, as whoever pays reads them. */
export const ORDERS = { familySpend: '亲情卡消费', familyRefund: '亲情卡退款' } as const

/** Postings it makes, as a statement calls them. */
export const POSTINGS = ORDERS

/** What they are to the owner of the account. */
export const RECORDS = { familySpend: 'spend', familyRefund: 'spend' } as const

/** What its messages are about. */
export const MESSAGES = {
  familyCard: { title: '亲情卡', group: 'account', sent: 'always' },
  familySpend: { title: '亲情卡消费', group: 'trades', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
