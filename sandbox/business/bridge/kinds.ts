import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** What its messages are about. */
export const MESSAGES = {
  partnerRefund: { title: '商户退款', group: 'trades', sent: 'unlessRefused' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
