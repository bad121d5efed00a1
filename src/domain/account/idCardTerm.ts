import { daysBetween } from '../dates/day'
import type { Day } from '../dates/day'
import { bankError } from '../errors/catalogue'
import type { BankError } from '../errors/catalogue'

/** Days before the card's last day from which the customer is told (ours). */
const EXPIRING_DAYS = 90

/**
 * Why a customer must renew the ID card: IdCardExpired, or undefined. A card without an end (null) is valid for good
 * (长期); on its last day it is still valid.
 */
export const idCardRefusal = (until: Day | null, today: Day): BankError | undefined =>
  until !== null && until < today ? bankError('IdCardExpired') : undefined

/** As `idCardRefusal`, and IdCardExpiring in the last 90 days (§8: 519, 523). */
export function idCardNotice(until: Day | null, today: Day): BankError | undefined {
  const refusal = idCardRefusal(until, today)
  if (refusal || until === null) return refusal
  return daysBetween(today, until) <= EXPIRING_DAYS ? bankError('IdCardExpiring') : undefined
}
