import { createPool, installWebRandom, webRandom } from '../crypto/random'
import type { RandomSource } from '../crypto/random'
import type { SecureRandom } from '../platform/secureRandom/types'

/** The app's random bytes. */
export interface AppRandom {
  readonly source: RandomSource
  /** Settles once `source` and globalThis.crypto can give bytes; rejects with RandomUnavailable. */
  ready(): Promise<void>
}

/**
 * Takes bytes from the platform directly where it gives them at once, else from a pool that it fills; the pool then also
 * serves as the `crypto` that sm-crypto needs while it loads.
 */
export function appRandom(platform: SecureRandom, host: { crypto?: unknown } = globalThis): AppRandom {
  if (platform.kind === 'instant') return { source: webRandom(platform), ready: () => Promise.resolve() }
  const pool = createPool({ fill: platform.fetch })
  return {
    source: pool,
    async ready() {
      await pool.ready()
      installWebRandom(pool, host)
    },
  }
}
