import { fail, ok } from '../result'
import type { Result } from '../result'
import type { KnownFacts } from './password'

export type LoginPasswordWeakness = 'length' | 'letters and digits' | 'known'

/** The login password's length: 8 to 20 letters and digits (ours). */
export const LOGIN_PASSWORD_LENGTH = { least: 8, most: 20 } as const

/**
 * Checks a login password: 8 to 20 letters and digits, at least one of each, without the customer's birth date or phone
 * number. Fails with the first weakness found.
 */
export function checkLoginPassword(password: string, known: KnownFacts = {}): Result<string, LoginPasswordWeakness> {
  const { least, most } = LOGIN_PASSWORD_LENGTH
  if (password.length < least || password.length > most) return fail('length')
  if (!/^[0-9A-Za-z]+$/.test(password) || !/\d/.test(password) || !/[A-Za-z]/.test(password)) {
    return fail('letters and digits')
  }
  const facts = [known.birth, known.phone].filter((fact) => fact !== undefined)
  return facts.some((fact) => password.includes(fact)) ? fail('known') : ok(password)
}
