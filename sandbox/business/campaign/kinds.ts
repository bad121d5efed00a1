import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Orders it records. */
export const ORDERS = { rewardWithdrawn: '红包提现' } as const

/** Postings it makes, as a statement calls them. */
export const POSTINGS = { rewardGranted: '红包发放', prizeTaxPaid: '奖品个税代缴', ...ORDERS } as const

/** What they are to the owner of the account. */
export const RECORDS = { rewardWithdrawn: 'reward' } as const

/** What its messages are about. */
export const MESSAGES = {
  rewardEarned: { title: '活动奖励', group: 'activity', sent: 'unlessRefused' },
  rewardExpiring: { title: '奖励到期提醒', group: 'activity', sent: 'unlessRefused' },
  rewardRevoked: { title: '活动奖励取消', group: 'activity', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface OrderKinds extends KindsOf<typeof ORDERS> {}
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
