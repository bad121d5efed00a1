import { verifyIdCardValidPeriod as call } from '../../../src/contract/identity/verifyIdCardValidPeriod'
import { daysBetween } from '../../../src/domain/dates/day'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { accountHandler } from '../scope'

/** Days before the card's last day from which the customer is told (ours). */
const EXPIRING_DAYS = 90

/** A card without an end is valid for good (长期); on its last day it is still valid. */
export const verifyIdCardValidPeriod = accountHandler(call, async ({ customer, today }) => {
  if (customer.idCardUntil === null) return ok({})
  const left = daysBetween(today, customer.idCardUntil)
  if (left < 0) return fail(bankError('IdCardExpired'))
  return left <= EXPIRING_DAYS ? fail(bankError('IdCardExpiring')) : ok({})
})
