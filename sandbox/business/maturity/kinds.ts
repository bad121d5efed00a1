import type { KindsOf } from '@sandbox/kernel/kinds'

/** Orders it records, as the customer reads them. */
export const ORDERS = {
  depositMaturity: '存款到期',
  depositRenewal: '存款续存',
} as const

/** Postings it makes, as a statement calls them. */
export const POSTINGS = {
  depositMaturity: '存款到期',
  depositRenewal: '存款续存余额',
  depositToWealth: '到期转理财余额',
} as const

/** What its messages are about. */
export const MESSAGES = {
  depositMaturity: '存款到期',
  depositRenewal: '存款续存',
  depositToWealth: '到期转理财',
} as const

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
