import type { SecureRandom } from './types'

export const secureRandom: SecureRandom = {
  kind: 'instant',
  getRandomValues: (array) => globalThis.crypto.getRandomValues(array as Uint8Array<ArrayBuffer>),
}
