import type { KindsOf } from '@sandbox/kernel/kinds'

/** Orders it records, as the customer reads them. */
export const ORDERS = {
  transferIn: '转入',
  transferOut: '转出',
} as const

/** Postings it makes, as a statement calls them. */
export const POSTINGS = {
  transferIn: '转入',
  transferOut: '转出',
} as const

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
}
