import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** What its messages are about. */
export const MESSAGES = {
  devices: { title: '登录设备', group: 'account', sent: 'always' },
  credentials: { title: '密码变更', group: 'account', sent: 'always' },
  paySecurity: { title: '支付安全', group: 'account', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
