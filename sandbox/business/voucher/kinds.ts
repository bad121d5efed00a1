import type { KindsOf } from '@sandbox/kernel/kinds'

export const POSTINGS = {
  couponCash: '现金券抵扣',
  couponInterest: '加息券奖励',
  couponTakenBack: '扣回现金券抵扣',
} as const

export const MESSAGES = {
  couponInterest: '加息券奖励',
} as const

declare module '@sandbox/kernel/kinds' {
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
