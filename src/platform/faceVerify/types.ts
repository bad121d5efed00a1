import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/** One face verification that the bank's server has opened with the face service. */
export interface FaceSession {
  /** Identifies the verification to the face service, the bank and the app. */
  readonly bizToken: string
  /** The face service's page for the H5; it returns to the address the bank's server gave it. */
  readonly url?: string
}

/** The browser keeps nothing: on the way back it would not know who was here. */
interface FaceForgetful {
  readonly kind: 'forgetful'
}

export type FaceError = Unsupported | { readonly kind: 'cancelled' } | { readonly kind: 'failed' } | FaceForgetful

/**
 * 'done': the server can be asked for the outcome. 'left': the H5 went to the service's page; the app starts anew
 * afterwards.
 */
export type FaceOutcome = 'done' | 'left'

export interface FaceVerify {
  /** Whether the service is a page of its own, which needs an address to return to. */
  readonly leaves: boolean
  /** Runs the face service. Only the server can say whether the face matched. Call it after consent. */
  start(session: FaceSession): Promise<Result<FaceOutcome, FaceError>>
}
