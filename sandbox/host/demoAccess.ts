import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Who may use the console and the demonstration's customers: `open` anybody who reaches the address this machine listens
 * on, `keyed` those who have the key that is printed at the start, `off` nobody.
 */
export type ConsoleMode = 'open' | 'keyed' | 'off'

export interface DemoAccess {
  readonly mode: ConsoleMode
  /** The key that is printed at the start; only when keyed. */
  readonly key: string | undefined
  /** Whether somebody who gives this key is allowed in. */
  allows(given: string | undefined): boolean
  /** Signs a text, so that the bank recognises it as its own when a browser sends it back; `verified` reads it. */
  sign(text: string): string
  verified(signed: string | undefined): string | undefined
}

const KEY_BYTES = 16

const same = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Makes a new key at each start; the operator of a shared bank reads it off the log. */
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
