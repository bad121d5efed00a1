import type { Day } from '../dates/day'
import { fail, ok } from '../result'
import type { Result } from '../result'

export type PasswordWeakness = 'not six digits' | 'all the same' | 'a run' | 'birth date' | 'phone number'

/** The customer's data that must not be the password. */
export interface KnownFacts {
  readonly birth?: Day
  readonly phone?: string
}

const LENGTH = 6

/**
 * The step from each digit to the next when it is always the same, with 0 after 9 (0: all equal, 1: up, 9: down);
 * undefined otherwise.
 */
function commonStep(digits: string): number | undefined {
  const step = (index: number): number => (Number(digits.charAt(index + 1)) - Number(digits.charAt(index)) + 10) % 10
  const first = step(0)
  for (let index = 1; index < digits.length - 1; index += 1) if (step(index) !== first) return undefined
  return first
}

/** A birth date in the orders people write it in; six digits of any of them are easily guessed. */
const birthDateForms = (birth: Day): readonly string[] => {
  const [year, month, date] = [birth.slice(0, 4), birth.slice(4, 6), birth.slice(6)]
  return [
    birth,
    `${month}${date}${year}`,
    `${date}${month}${year}`,
    `${month}${date}${year.slice(2)}`,
    `${date}${month}${year.slice(2)}`,
  ]
}

/**
 * Checks a 6-digit payment password; fails with the first weakness found. A password is never shown, logged or stored
 * (JR/T 0171).
 */
export function checkPassword(password: string, known: KnownFacts = {}): Result<string, PasswordWeakness> {
  if (!/^\d+$/.test(password) || password.length !== LENGTH) return fail('not six digits')
  const step = commonStep(password)
  if (step === 0) return fail('all the same')
  if (step === 1 || step === 9) return fail('a run')
  if (known.birth && birthDateForms(known.birth).some((form) => form.includes(password))) return fail('birth date')
  if (known.phone?.includes(password)) return fail('phone number')
  return ok(password)
}
