import type { KindsOf } from '@sandbox/kernel/kinds'

/** Postings it makes. */
export const POSTINGS = { orgCardProof: '对公账户验证打款' } as const

declare module '@sandbox/kernel/kinds' {
  interface PostingKinds extends KindsOf<typeof POSTINGS> {}
}
