import { RandomUnavailable } from './random'

/**
 * Loads sm-crypto through `sm.ts` once the platform has secure randomness: the library seeds itself while it loads and
 * throws where no `crypto` exists. It is also kept out of the code of the first paint.
 * @param ready settles when globalThis.crypto can give bytes
 * @throws RandomUnavailable when the platform still has none
 */
export async function loadSm(ready: () => Promise<void>): Promise<typeof import('./sm')> {
  await ready()
  if (typeof globalThis.crypto?.getRandomValues !== 'function') throw new RandomUnavailable('no crypto.getRandomValues')
  return import(/* webpackChunkName: "channel" */ './sm')
}
