import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records, as the customer reads them. */
export const ORDERS = {
  depositMaturity: '存款到期',
  depositRenewal: '存款续存',
} as const

/** Postings it makes, as a statement calls them. */
export const POSTINGS = {
  depositMaturity: '存款到期',
  depositRenewal: '存款续存',
  depositToWealth: '存款到期转理财',
} as const

/** What its messages are about. */
export const MESSAGES = {
  depositMaturity: { title: '存款到期', group: 'trades', sent: 'always' },
  depositRenewal: { title: '存款续存', group: 'trades', sent: 'always' },
  depositToWealth: { title: '到期转理财', group: 'trades', sent: 'always' },
  maturityReminder: { title: '存款到期提醒', group: 'trades', sent: 'unlessRefused' },
} as const satisfies MessageTable

/** What they are to the owner of the account. */
export const RECORDS = {
  depositMaturity: 'deposit',
  depositRenewal: 'deposit',
  depositToWealth: 'wealth',
} as const

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
