import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** What its messages are about. */
export const MESSAGES = {
  cardBound: { title: '绑定银行卡', group: 'account', sent: 'always' },
  cardUnbound: { title: '解绑银行卡', group: 'account', sent: 'always' },
  firstCardChanged: { title: '更换主卡', group: 'account', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
