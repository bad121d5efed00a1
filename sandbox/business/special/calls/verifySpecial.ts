import { isSameName } from '@/domain/people/names'
import { verifySpecial as call } from '@/contract/special/verifySpecial'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { payeeOf } from '@/domain/special/batch'
import { VERIFICATIONS_A_DAY } from '@/domain/special/machine'
import { consumePass, hasPass } from '@sandbox/business/identity'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { countClaimable, verifyPayouts } from '../items'

/**
 * What is typed must be the customer's own, so that nobody asks about a third person; a try is counted before it is compared.
 * A face is used up only by who has typed what is right.
 */
export const verifySpecial = accountHandler(call, (scope, given) => {
  const { bank, customer, session, now, realNow, today } = scope
  const { id: customerId } = customer
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await hasPass(tx, customerId, 'claimSpecial', realNow))) return fail(bankError('FaceMissing'))
    const tries = { subject: customerId, kind: 'special', day: today } as const
    if (!(await countToday(tx, tries, VERIFICATIONS_A_DAY))) return fail(bankError('TooManyTries'))
    const typed = payeeOf(given)
    const own = payeeOf({ name: customer.realName ?? '', idCardNo: customer.idCardNo ?? '' })
    const mine = typed.idCardNo !== '' && isSameName(typed.name, own.name) && typed.idCardNo === own.idCardNo
    if (!mine) return fail(bankError('IdCardNotConfirmed', '姓名或身份证号与您在我行登记的不一致，只能查询本人的款项'))
    await consumePass(tx, customerId, 'claimSpecial', realNow)
    await verifyPayouts(tx, customerId, { payee: own, today })
    const found = await countClaimable(tx, customerId, today)
    await recordEvent(tx, now, 'specialVerified', { customerId, sessionId: session.id, detail: { found } })
    return ok({ found })
  })
})
