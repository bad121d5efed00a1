/** The only source of the app's random bytes; Math.random is never used. */
export interface RandomSource {
  /**
   * Cryptographically random bytes, never given out twice.
   * @throws RandomUnavailable when there are not enough; the caller must then fail.
   */
  bytes(count: number): Uint8Array
}

/** There is no secure randomness now, so nothing may be sealed and no id made. */
export class RandomUnavailable extends Error {
  override readonly name = 'RandomUnavailable'
}

/** What is needed of the platform's `crypto` object; it fills the array and returns it. */
export interface WebRandom {
  getRandomValues(array: Uint8Array): Uint8Array
}

/** Bytes in one request; the Web Crypto API refuses more. */
const WEB_LIMIT = 65_536

/** A source over the browser's (or Node's) crypto object. */
export function webRandom(web: WebRandom): RandomSource {
  return {
    bytes(count) {
      const bytes = new Uint8Array(count)
      for (let i = 0; i < count; i += WEB_LIMIT) web.getRandomValues(bytes.subarray(i, i + WEB_LIMIT))
      return bytes
    },
  }
}

/** A synchronous source on top of an asynchronous one, for platforms that have no other (the mini-program). */
export interface RandomPool extends RandomSource {
  /** Settles once the pool is above its low mark; rejects with RandomUnavailable when the platform fails to fill it. */
  ready(): Promise<void>
}

export interface PoolOptions {
  /** Asks the platform for exactly `count` bytes. */
  readonly fill: (count: number) => Promise<Uint8Array>
  /** Bytes held when full. A sealed call takes 32, opening a channel 80. */
  readonly capacity?: number
  /** A refill starts when fewer bytes than this are left. */
  readonly lowMark?: number
}

/** Builds an empty pool; the first `ready()` fills it. */
export function createPool({ fill, capacity = 4096, lowMark = 2048 }: PoolOptions): RandomPool {
  let held: Uint8Array = new Uint8Array(0)
  let filling: Promise<void> | undefined

  const refill = async (): Promise<void> => {
    const wanted = capacity - held.length
    const fresh = await fill(wanted)
    // A platform that gives too few bytes or one repeated byte has no working generator.
    if (fresh.length !== wanted || fresh.every((byte) => byte === fresh[0]))
      throw new RandomUnavailable('fill is broken')
    const joined = new Uint8Array(held.length + fresh.length)
    joined.set(held)
    joined.set(fresh, held.length)
    held = joined
  }
  const startFilling = (): Promise<void> => {
    filling ??= refill()
      .catch((cause: unknown) => {
        throw cause instanceof RandomUnavailable ? cause : new RandomUnavailable(String(cause))
      })
      .finally(() => {
        filling = undefined
      })
    return filling
  }

  return {
    ready: async () => {
      if (held.length < lowMark) await startFilling()
    },
    bytes(count) {
      const enough = count <= held.length
      const taken = held.slice(0, enough ? count : 0)
      held.fill(0, 0, taken.length)
      held = held.subarray(taken.length)
      // When a refill in the background fails, the next call tries again, and ready() reports it to its caller.
      if (held.length < lowMark) startFilling().catch(() => undefined)
      if (!enough) throw new RandomUnavailable('the random pool is empty')
      return taken
    },
  }
}

/**
 * Gives a platform that has none a `crypto.getRandomValues` that takes bytes from `source`, because sm-crypto refuses to
 * load without it. An existing one is left alone.
 */
export function installWebRandom(source: RandomSource, host: { crypto?: unknown }): void {
  if (host.crypto) return
  const web: WebRandom = {
    getRandomValues(array) {
      array.set(source.bytes(array.length))
      return array
    },
  }
  Object.defineProperty(host, 'crypto', { value: web, configurable: true })
}
