import { fail } from '../domain/result'
import type { Result } from '../domain/result'

/** This platform has no such ability; the caller offers the customer another way. */
export interface Unsupported {
  readonly kind: 'unsupported'
}

/** The one answer of everything a platform can't do. */
export const UNSUPPORTED: Result<never, Unsupported> = fail({ kind: 'unsupported' })
