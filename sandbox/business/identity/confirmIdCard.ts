import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Bank } from '@sandbox/kernel/scope'
import { countToday, uncountToday } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { isLostIdCard } from '@sandbox/kernel/session/lossReports'
import { checkIdCard } from './checkIdCard'
import type { CheckedIdCard, ConfirmedIdCard } from './checkIdCard'
import type { ImageIds } from './images'
import { papersOf } from './papers'

/**
 * Checks an ID card that a customer confirmed: its pictures, the card itself, and name and number with the register. Fails
 * with ImageUnknown, the errors of `checkIdCard`, IdCardLost, TooManyTries, IdCardNotConfirmed or IdentityCheckUnavailable.
 */
export async function confirmIdCard(
  { db, services }: Pick<Bank, 'db' | 'services'>,
  customerId: string,
  given: ConfirmedIdCard & ImageIds,
  today: Day,
): Promise<Result<CheckedIdCard & ImageIds, BankError>> {
  const on = db.drizzle
  const pictures = await papersOf(on, customerId, given)
  if (!pictures.ok) return pictures
  const card = checkIdCard(given, { today, recognisedNo: pictures.value.recognisedNo })
  if (!card.ok) return card
  const { name, idCardNo, validFrom } = card.value
  if (await isLostIdCard(on, idCardNo, validFrom)) return fail(bankError('IdCardLost'))
  // Limited, because a person who tries many names and numbers isn't correcting a reader's mistakes.
  const count = { subject: customerId, kind: 'idCard', day: today } as const
  if (!(await countToday(on, count, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  const known = await services.identity.check(on, { customerId, name, idCardNo })
  if (known === 'unavailable') {
    await uncountToday(on, count)
    return fail(bankError('IdentityCheckUnavailable'))
  }
  if (known === 'mismatch') return fail(bankError('IdCardNotConfirmed'))
  const { portraitImageId, emblemImageId } = given
  return ok({ ...card.value, portraitImageId, emblemImageId })
}
