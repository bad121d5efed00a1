/**
 * Identifies one money call through all its retries: 128 random bits as 32 lower-case hexadecimal digits, made and stored
 * by the client before the first try.
 */
export type ClientId = string & { readonly unit: 'client id' }

const BYTES = 16

export const isClientId = (text: string): text is ClientId => /^[0-9a-f]{32}$/.test(text)

/**
 * Makes the id from 16 bytes of a cryptographic source.
 * @throws RangeError for another number of bytes.
 */
export function clientIdFrom(random: Uint8Array): ClientId {
  if (random.length !== BYTES) throw new RangeError(`a client id takes ${BYTES} bytes`)
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('') as ClientId
}
