import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** What its messages are about. */
export const MESSAGES = {
  closure: { title: '注销', group: 'account', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
