import { RandomUnavailable } from './random'

/**
 * Loads sm-crypto behind its door (`sm.ts`) once the platform has secure randomness: the library seeds itself while
 * it loads and throws where no `crypto` exists. It stays out of the first paint's code for the same reason.
 * @param ready settles when globalThis.crypto can be drawn from
 * @throws RandomUnavailable when the platform still has none
 */
export async function loadSm(ready: () => Promise<void>): Promise<typeof import('./sm')> {
  await ready()
  if (typeof globalThis.crypto?.getRandomValues !== 'function') throw new RandomUnavailable('no crypto.getRandomValues')
  return import('./sm')
}
