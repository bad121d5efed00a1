import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records, as the customer who is paid reads them. */
export const ORDERS = { payroll: '工资' } as const

/** Postings it makes. */
export const POSTINGS = {
  orgCardProof: '对公账户验证打款',
  orgIn: '对公转入',
  orgOutHeld: '对公转出',
  orgOut: '对公转出',
  orgOutFailed: '对公转出未成功退回',
  orgOutReturned: '对公转出退汇',
  payroll: '工资',
} as const

/** What its messages are about. */
export const MESSAGES = {
  payroll: { title: '工资到账', group: 'trades', sent: 'unlessRefused' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
