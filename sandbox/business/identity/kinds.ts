import type { KindsOf } from '@sandbox/kernel/kinds'

/** What its messages are about. */
export const MESSAGES = {
  identity: '身份审核',
} as const

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
