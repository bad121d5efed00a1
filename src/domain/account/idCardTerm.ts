import { daysBetween } from '../dates/day'
import type { Day } from '../dates/day'
import { bankError } from '../errors/catalogue'
import type { BankError } from '../errors/catalogue'

/** Days before the card's last day from which the customer is told (ours). */
export const EXPIRING_DAYS = 90

/**
 * Whether the card has expired, or is in its last 90 days (§8: 523, 519); undefined for one in order. A card without an
 * end (null) is valid for good (长期); on its last day it is still valid.
 */
export function idCardTermOf(until: Day | null, today: Day): 'IdCardExpired' | 'IdCardExpiring' | undefined {
  if (until === null) return undefined
  if (until < today) return 'IdCardExpired'
  return daysBetween(today, until) <= EXPIRING_DAYS ? 'IdCardExpiring' : undefined
}

/** Why a customer must renew the ID card before anything else: IdCardExpired, or undefined. */
export const idCardRefusal = (until: Day | null, today: Day): BankError | undefined =>
  idCardTermOf(until, today) === 'IdCardExpired' ? bankError('IdCardExpired') : undefined

/** As `idCardRefusal`, and IdCardExpiring in the last 90 days. */
export function idCardNotice(until: Day | null, today: Day): BankError | undefined {
  const term = idCardTermOf(until, today)
  return term && bankError(term)
}
