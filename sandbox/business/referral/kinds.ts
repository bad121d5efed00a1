import type { KindsOf, MessageTable } from '@sandbox/kernel/kinds'

/** What its messages are about: appointments, and what became of the right to promote. */
export const MESSAGES = {
  service: { title: '预约与推广服务', group: 'account', sent: 'always' },
} as const satisfies MessageTable

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
