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

/** Whose number it is; a closed customer's is given up to whoever has the phone now. */
async function holderOf(tx: Tx, mobileNo: string): Promise<string | undefined> {
  const { customers } = schema
  const [holder] = await tx.select().from(customers).where(eq(customers.mobileNo, mobileNo))
  if (!holder || holder.closedAt === null) return holder?.id
  await tx.update(customers).set({ mobileNo: null }).where(eq(customers.id, holder.id))
  return undefined
}

/**
 * A number of somebody registered under another open id shows no more than that this person holds the phone now: they may
 * sync the account, which its gesture still guards.
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
      .for('update')
    const known = await registrationOf(tx, session.openId)
    if (known.kind === 'here') return fail(bankError('AlreadyRegistered'))
    // The same person by the platform's word: another customer would be a second one of them.
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
