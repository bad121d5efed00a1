import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** What it tells by itself. */
export const MESSAGES = {
  /** What the bank tells everybody, or one customer, such as a changed agreement or a breach. */
  announcement: { title: '服务公告', group: 'notices', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
