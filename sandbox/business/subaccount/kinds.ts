import type { Movement } from '@/domain/subaccount/machine'
import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records, and the postings of the same names, as the customer reads them on the electronic account. */
export const ORDERS = {
  subFund: '转入其他账户',
  subTakeBack: '其他账户转回',
  subSweep: '其他账户注销转回',
  spend: '消费',
  spendRefund: '消费退款',
  unboundIn: '他人转入',
} as const

export const POSTINGS = ORDERS

/** What order and posting of a movement are called. */
export const KIND_OF = {
  fund: 'subFund',
  takeBack: 'subTakeBack',
  sweep: 'subSweep',
  spend: 'spend',
  refund: 'spendRefund',
  receive: 'unboundIn',
} as const satisfies Readonly<Record<Movement, keyof typeof ORDERS>>

/** What they are to the owner of the account. */
export const RECORDS = {
  subFund: 'own',
  subTakeBack: 'own',
  subSweep: 'own',
  spend: 'spend',
  spendRefund: 'spend',
} as const

/** What its messages are about. */
export const MESSAGES = {
  subAccount: { title: '其他账户', group: 'account', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
