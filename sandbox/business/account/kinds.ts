import type { KindsOf } from '@sandbox/kernel/kinds'

/** Postings of freezes, as a statement calls them; the ledger itself posts the first when money comes in. */
export const POSTINGS = {
  freeze: '冻结',
  unfreeze: '解除冻结',
} as const

declare module '@sandbox/kernel/kinds' {
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
}
