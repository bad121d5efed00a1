import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Points that go and parcels that are sent or not: neither can be turned off, because both are promised. */
export const MESSAGES = {
  pointsExpiring: { title: '积分到期', group: 'activity', sent: 'always' },
  checkInReminder: { title: '签到提醒', group: 'activity', sent: 'unlessRefused' },
  mallOrder: { title: '积分兑换', group: 'activity', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
