import { checkRegisterUser as call } from '@/contract/entry/checkRegisterUser'
import { maskPhone } from '@/domain/masks/mask'
import { ok } from '@/domain/result'
import { registrationOf } from '@sandbox/kernel/session/registration'
import { sessionHandler } from '@sandbox/kernel/scope'

export const checkRegisterUser = sessionHandler(call, async ({ bank, session }) => {
  const registration = await registrationOf(bank.db.drizzle, session.openId)
  if (registration.kind === 'none') return ok({ accountStatus: 'NONE' })
  const { mobileNo } = registration.customer
  return ok({
    accountStatus: registration.kind === 'here' ? 'HERE' : 'ELSEWHERE',
    ...(mobileNo === null ? {} : { registerMobileNo: maskPhone(mobileNo) }),
  })
})
