import { giveFamilyCard as call } from '@/contract/family/giveFamilyCard'
import { bankError } from '@/domain/errors/catalogue'
import { areGrantLimits } from '@/domain/family/grant'
import { maskName } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { recordEvent } from '@sandbox/kernel/audit'
import { keptBy } from '@sandbox/kernel/orders/obstacles'
import { accountHandler } from '@sandbox/kernel/scope'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { payingRefusal } from '@sandbox/kernel/session/access'
import { givePayPassword } from '@sandbox/kernel/session/payPassword'
import { give, LIMITS_REFUSED } from '../grants'
import { tellOfFamilyCard } from '../tell'
import { wireGiven } from '../wire'

/**
 * The password comes before whether there is such a customer, and tries are counted: nobody finds out so who is a customer
 * of the bank.
 */
const giving = accountHandler(call, async (scope, { password, ...asked }) => {
  const { bank, customer, session, now, today } = scope
  const { db } = bank
  if (!areGrantLimits(asked)) return fail(LIMITS_REFUSED)
  // One's own standing costs no guess.
  const standing = await payingRefusal(db.drizzle, customer.id, today)
  if (standing) return fail(standing)
  const known = await givePayPassword(scope, customer.id, password)
  if (!known.ok) return known
  const tries = { subject: customer.id, kind: 'family', day: today } as const
  if (!(await countToday(db.drizzle, tries, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  return db.transaction(async (tx) => {
    const given = await give(tx, { ...asked, ownerId: customer.id }, now)
    if (!given.ok) return given
    const { id: grantId, memberId } = given.value
    await recordEvent(tx, now, 'familyCardGiven', {
      customerId: customer.id,
      sessionId: session.id,
      detail: { grantId },
    })
    const body = `${maskName(customer.realName ?? '')}向您赠送了亲情卡，请在7天内确认是否接受。`
    await tellOfFamilyCard(tx, memberId, { title: '收到亲情卡', body, now })
    const [wire] = await wireGiven(tx, [given.value], today)
    if (!wire) throw new Error('a grant was not told')
    return ok(wire)
  })
})

export const giveFamilyCard: typeof giving = {
  ...giving,
  obstacles: keptBy((on, { customer, today }) => payingRefusal(on, customer.id, today)),
}
