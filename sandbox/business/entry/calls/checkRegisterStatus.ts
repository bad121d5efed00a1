import { eq } from 'drizzle-orm'
import { checkRegisterStatus as call } from '@/contract/entry/checkRegisterStatus'
import { maskName, maskPhone } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { promotionBarOf } from '@sandbox/business/referral'
import { schema } from '@sandbox/kernel/db'
import { readFlag } from '@sandbox/kernel/flags'
import { registrationOf } from '@sandbox/kernel/session/registration'
import { sessionHandler } from '@sandbox/kernel/scope'

export const checkRegisterStatus = sessionHandler(call, async ({ bank, session, today }) => {
  const on = bank.db.drizzle
  const registration = await registrationOf(on, session.openId)
  if (registration.kind === 'none') return ok({ registerStatus: 'UNREGISTERED', hasAccount: false, signedIn: false })
  const { id, mobileNo, realName, marketNo, staff } = registration.customer
  const here = registration.kind === 'here'
  const accounts = await on
    .select({ acctNo: schema.accounts.acctNo })
    .from(schema.accounts)
    .where(eq(schema.accounts.customerId, id))
  const open = here && staff && session.level === 'account' && (await readFlag(on, 'kolEnabled')) === '1'
  const promotes = open && (await promotionBarOf(on, id, today)) === undefined
  return ok({
    registerStatus: here ? 'REGISTERED' : 'ELSEWHERE',
    hasAccount: here && accounts.length > 0,
    signedIn: session.level === 'account',
    ...(mobileNo === null ? {} : { registerMobileNo: maskPhone(mobileNo) }),
    // A person registered under another open id has not yet shown that the account is theirs.
    ...(here && realName !== null ? { customerName: maskName(realName) } : {}),
    ...(promotes && marketNo !== null ? { marketNo } : {}),
  })
})
