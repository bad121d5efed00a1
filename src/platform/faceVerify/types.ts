import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/** One face verification that the bank's server has opened with the face service. */
export interface FaceSession {
  /** Names the verification between face service, bank and app. */
  readonly bizToken: string
  /** Page of the face service for the H5; it comes back to the address the server gave it. */
  readonly url?: string
}

export type FaceError = Unsupported | { readonly kind: 'cancelled' } | { readonly kind: 'failed' }

/** 'done': the server may be asked for the outcome. 'left': the H5 went to the service's page and starts anew after. */
export type FaceOutcome = 'done' | 'left'

export interface FaceVerify {
  /** The service is a page of its own, which needs an address to come back to. */
  readonly leaves: boolean
  /** Runs the face service. Whether the face matched is only the server's to say. Ask after consent. */
  start(session: FaceSession): Promise<Result<FaceOutcome, FaceError>>
}
