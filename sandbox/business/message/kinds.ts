import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** Messages this capability sends itself. */
export const MESSAGES = {
  /** The bank's own news for everybody or one customer, such as a changed agreement or a data breach. */
  announcement: { title: '服务公告', group: 'notices', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
