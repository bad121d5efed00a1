import { createPool, installWebRandom, webRandom } from '../crypto/random'
import type { RandomSource } from '../crypto/random'
import type { SecureRandom } from '../platform/secureRandom/types'

/** The app's random bytes. */
export interface AppRandom {
  readonly source: RandomSource
  /** Settles once `source` and globalThis.crypto can be drawn from; rejects with RandomUnavailable. */
  ready(): Promise<void>
}

/**
 * Draws from the platform at once where it can, else from a pool it fills, which then also stands in for the
 * `crypto` that sm-crypto demands while it loads.
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
