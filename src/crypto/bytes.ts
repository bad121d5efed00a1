// Neither TextEncoder nor atob exists in a mini-program, so the few conversions the envelope needs are here.

const HEX = /^(?:[0-9a-f]{2})*$/
const BASE64URL = /^[A-Za-z0-9_-]*$/
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The two hex digits of each byte. */
const HEX_OF = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** Each byte as decodeURIComponent expects it. */
const ESCAPED = HEX_OF.map((hex, byte) => (byte < 128 && byte !== 37 ? String.fromCharCode(byte) : `%${hex}`))

/** Lower-case hex, two characters a byte. */
export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += HEX_OF[byte]
  return hex
}

/**
 * The bytes of lower-case hex; undefined for anything else, capitals included, so that every value has only one spelling.
 */
export function fromHex(hex: string): Uint8Array | undefined {
  if (!HEX.test(hex)) return undefined
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16))
}

/**
 * UTF-8 of a well-formed string (JSON.stringify always makes one).
 * @throws URIError on a lone surrogate.
 */
export function toUtf8(text: string): Uint8Array {
  // No UTF-16 unit needs more than three bytes.
  const bytes = new Uint8Array(text.length * 3)
  let length = 0
  const add = (point: number, lead: number, tails: number): void => {
    bytes[length++] = lead | (point >> (6 * tails))
    for (let tail = tails - 1; tail >= 0; tail--) bytes[length++] = 0x80 | ((point >> (6 * tail)) & 0x3f)
  }
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0
    if (point < 0x80) bytes[length++] = point
    else if (point < 0x800) add(point, 0xc0, 1)
    else if (point >= 0xd800 && point < 0xe000) throw new URIError('a lone surrogate has no UTF-8')
    else if (point < 0x10000) add(point, 0xe0, 2)
    else {
      add(point, 0xf0, 3)
      i++
    }
  }
  return bytes.slice(0, length)
}

/** The string of UTF-8 bytes; undefined when they are not valid UTF-8 (overlong forms and surrogates included). */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  let escaped = ''
  for (const byte of bytes) escaped += ESCAPED[byte]
  try {
    return decodeURIComponent(escaped)
  } catch {
    return undefined
  }
}

/** Base64 with the URL alphabet and no padding (RFC 4648 §5), fit for a header. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(i, i + 3)
    const group = (first << 16) | (second << 8) | third
    const characters = Math.min(bytes.length - i, 3) + 1
    for (let j = 0; j < characters; j++) text += ALPHABET[(group >> (18 - 6 * j)) & 63]
  }
  return text
}

/** The bytes of `toBase64Url`'s text; undefined for any other spelling, unused low bits included. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (!BASE64URL.test(text) || text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let buffer = 0
  let bits = 0
  let length = 0
  for (const character of text) {
    buffer = ((buffer << 6) | ALPHABET.indexOf(character)) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[length++] = (buffer >> bits) & 255
    }
  }
  return buffer & ((1 << bits) - 1) ? undefined : bytes
}

/** Whether two byte strings are equal; the time it takes depends on their lengths only. */
export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false
  let difference = 0
  for (let i = 0; i < left.length; i++) difference |= (left[i] as number) ^ (right[i] as number)
  return difference === 0
}
