import { fail } from '../domain/result'
import type { Result } from '../domain/result'

/** The platform can't do this; the caller offers the customer another way. */
export interface Unsupported {
  readonly kind: 'unsupported'
}

/** The result of everything that a platform can't do. */
export const UNSUPPORTED: Result<never, Unsupported> = fail({ kind: 'unsupported' })
