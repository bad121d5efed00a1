import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records, as the customer reads them. */
export const ORDERS = {
  wealthSubscription: '理财申购',
  wealthRedemption: '理财赎回',
  wealthFastRedemption: '理财快速赎回',
} as const

/** Postings it makes, as a statement calls them. */
export const POSTINGS = {
  wealthSubscription: '理财申购',
  wealthConfirmation: '理财申购确认',
  wealthIncome: '理财收益',
  wealthRedemption: '理财赎回',
  wealthPayment: '理财赎回到账',
  wealthFastRedemption: '理财快速赎回',
} as const

/** What its messages are about. */
export const MESSAGES = {
  wealthConfirmation: { title: '理财申购确认', group: 'trades', sent: 'unlessRefused' },
  wealthPayment: { title: '理财赎回到账', group: 'trades', sent: 'unlessRefused' },
} as const satisfies MessageTable

/** What they are to the owner of the account. */
export const RECORDS = {
  wealthSubscription: 'wealth',
  wealthPayment: 'wealth',
  wealthFastRedemption: 'wealth',
} as const

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
