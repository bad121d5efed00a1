import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** What its messages are about: an answer was promised, so nobody turns it off. */
export const MESSAGES = {
  case: { title: '投诉与建议', group: 'notices', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
