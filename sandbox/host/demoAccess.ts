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

const KEY_CHARACTERS = 32

const same = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * @param secret of the bank's: every process with the same one takes what another has signed, and asks for the same key,
 * which the operator of a shared bank reads off the log. A new one unless given.
 */
export function demoAccess(mode: ConsoleMode, secret = randomBytes(KEY_CHARACTERS).toString('hex')): DemoAccess {
  const mac = (text: string): string => createHmac('sha256', secret).update(text).digest('hex')
  const key = mode === 'keyed' ? mac('console key').slice(0, KEY_CHARACTERS) : undefined
  const sign = (text: string): string => `${text}.${mac(`signed ${text}`)}`
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
