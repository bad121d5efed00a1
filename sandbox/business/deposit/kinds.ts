import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records, as the customer reads them. */
export const ORDERS = {
  depositPurchase: '存入',
  depositWithdrawal: '存款支取',
  depositPayout: '存款结息',
} as const

/** Postings it makes, as a statement calls them. */
export const POSTINGS = {
  depositPurchase: '存入',
  depositWithdrawal: '存款支取',
  depositPayout: '存款结息',
  interestAccrual: '计提利息',
} as const

/** What its messages are about. */
export const MESSAGES = {
  depositPayout: { title: '存款结息', group: 'trades', sent: 'unlessRefused' },
} as const satisfies MessageTable

/** What they are to the owner of the account. */
export const RECORDS = {
  depositPurchase: 'deposit',
  depositWithdrawal: 'deposit',
  depositPayout: 'interest',
} as const

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
