import { eq, sql } from 'drizzle-orm'
import { registerCustomer as call } from '@/contract/onboarding/registerCustomer'
import { bankError } from '@/domain/errors/catalogue'
import { maskPhone } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { isMobile } from '@/domain/validation/mobile'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { offerSync, registerCustomer as register, registrationOf } from '@sandbox/kernel/session/registration'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { recordEvent } from '@sandbox/kernel/audit'
import { sessionHandler } from '@sandbox/kernel/scope'

/** The customer with this number; a closed customer loses it to the person who has the phone now. */
async function holderOf(tx: Tx, mobileNo: string): Promise<string | undefined> {
  const { customers } = schema
  const [holder] = await tx.select().from(customers).where(eq(customers.mobileNo, mobileNo))
  if (!holder || holder.closedAt === null) return holder?.id
  await tx.update(customers).set({ mobileNo: null }).where(eq(customers.id, holder.id))
  return undefined
}

/**
 * A number of somebody registered under another open id shows only that this person has the phone now. They may sync the
 * account, which is still guarded by its gesture.
 */
export const registerCustomer = sessionHandler(call, async ({ bank, session, now, realNow }, request) => {
  const { mobileNo, smsCode } = request
  if (!isMobile(mobileNo)) return fail(bankError('MobileInvalid'))
  if (session.customerId !== undefined) return fail(bankError('AlreadyRegistered'))
  const used = await consumeSmsCode(bank.db.drizzle, realNow, mobileNo, 'register', smsCode)
  if (!used.ok) return used
  return bank.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mobileNo}))`)
    const { wechatIdentities } = schema
    await tx
      .select({ openId: wechatIdentities.openId })
      .from(wechatIdentities)
      .where(eq(wechatIdentities.openId, session.openId))
      .for('no key update')
    const known = await registrationOf(tx, session.openId)
    if (known.kind === 'here') return fail(bankError('AlreadyRegistered'))
    // The platform says that this is the same person, so a second customer must not be made.
    const elsewhere =
      known.kind === 'elsewhere' && !known.foundByPhone ? known.customer.id : await holderOf(tx, mobileNo)
    if (elsewhere !== undefined) {
      await offerSync(tx, session.openId, elsewhere)
      const [holder] = await tx.select().from(schema.customers).where(eq(schema.customers.id, elsewhere))
      return ok({ registerStatus: 'ELSEWHERE', registerMobileNo: maskPhone(holder?.mobileNo ?? mobileNo) })
    }
    const customerId = await register(tx, session.openId, mobileNo, now)
    await recordEvent(tx, now, 'registered', { customerId, sessionId: session.id })
    return ok({ registerStatus: 'REGISTERED', registerMobileNo: maskPhone(mobileNo) })
  })
})
