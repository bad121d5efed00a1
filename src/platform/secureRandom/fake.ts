import type { SecureRandom } from './types'

/** Real random bytes in either of the two ways. */
export const fakeSecureRandom = (kind: SecureRandom['kind'] = 'instant'): SecureRandom =>
  kind === 'instant'
    ? { kind, getRandomValues: (array) => globalThis.crypto.getRandomValues(array as Uint8Array<ArrayBuffer>) }
    : { kind, fetch: (count) => Promise.resolve(globalThis.crypto.getRandomValues(new Uint8Array(count))) }
