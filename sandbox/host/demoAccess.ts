import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Who may use the console and the demonstration's customers: `open` anybody who reaches this machine's own address,
 * `keyed` whoever has the key that the start prints, `off` nobody.
 */
export type ConsoleMode = 'open' | 'keyed' | 'off'

export interface DemoAccess {
  readonly mode: ConsoleMode
  /** What the start prints; only when keyed. */
  readonly key: string | undefined
  /** Whether whoever gives this key may. */
  allows(given: string | undefined): boolean
  /** A text that only this bank can have made, so that a browser keeps it for us; undone by `verified`. */
  sign(text: string): string
  verified(signed: string | undefined): string | undefined
}

const KEY_BYTES = 16

const same = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** A key of its own at each start, which a shared bank's operator reads off it. */
export function demoAccess(mode: ConsoleMode): DemoAccess {
  const key = mode === 'keyed' ? randomBytes(KEY_BYTES).toString('hex') : undefined
  const secret = randomBytes(KEY_BYTES)
  const sign = (text: string): string => `${text}.${createHmac('sha256', secret).update(text).digest('hex')}`
  return {
    mode,
    key,
    allows: (given) => mode === 'open' || (key !== undefined && given !== undefined && same(given, key)),
    sign,
    verified(signed = '') {
      const text = signed.slice(0, Math.max(0, signed.lastIndexOf('.')))
      return same(signed, sign(text)) ? text : undefined
    },
  }
}
