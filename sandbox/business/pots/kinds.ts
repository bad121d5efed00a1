import type { PotMove } from '@/domain/pots/pots'
import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records, and the postings of the same names, as the customer reads them. */
export const ORDERS = {
  potIn: '存入存钱罐',
  potOut: '存钱罐转出',
  potMonthly: '存钱罐每月存入',
  potMatured: '到期利息存入存钱罐',
  potClosed: '存钱罐关闭转回',
  potHeld: '存钱罐转回抵扣',
} as const

export const POSTINGS = ORDERS

/** What order and posting of a movement are called. */
export const KIND_OF = {
  in: 'potIn',
  out: 'potOut',
  monthly: 'potMonthly',
  matured: 'potMatured',
  closed: 'potClosed',
  held: 'potHeld',
} as const satisfies Readonly<Record<PotMove, keyof typeof ORDERS>>

/** What they are to the owner of the account: money that stays the customer's own. */
export const RECORDS = {
  potIn: 'own',
  potOut: 'own',
  potMonthly: 'own',
  potMatured: 'own',
  potClosed: 'own',
  potHeld: 'own',
} as const

/** What its messages are about. */
export const MESSAGES = {
  pot: { title: '存钱罐', group: 'account', sent: 'unlessRefused' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
