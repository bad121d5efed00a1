import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

export const MESSAGES = {
  prizeShipped: { title: '奖品发货', group: 'activity', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
