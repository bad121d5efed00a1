import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** What its messages are about: others' money waits for an answer, so nobody turns it off. */
export const MESSAGES = {
  approval: { title: '审批', group: 'account', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
