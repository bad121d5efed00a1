import type { KindsOf } from '@sandbox/kernel/kinds'

/** What its messages are about. */
export const MESSAGES = {
  account: '电子账户',
} as const

declare module '@sandbox/kernel/kinds' {
  interface MessageKinds extends KindsOf<typeof MESSAGES> {}
}
