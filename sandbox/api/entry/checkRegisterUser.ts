import { checkRegisterUser as call } from '../../../src/contract/entry/checkRegisterUser'
import { maskPhone } from '../../../src/domain/masks/mask'
import { ok } from '../../../src/domain/result'
import { registrationOf } from '../../session/registration'
import { sessionHandler } from '../scope'

export const checkRegisterUser = sessionHandler(call, async ({ bank, session }) => {
  const registration = await registrationOf(bank.db.drizzle, session.openId)
  if (registration.kind === 'none') return ok({ accountStatus: 'NONE' })
  const { mobileNo } = registration.customer
  return ok({
    accountStatus: registration.kind === 'here' ? 'HERE' : 'ELSEWHERE',
    ...(mobileNo === null ? {} : { registerMobileNo: maskPhone(mobileNo) }),
  })
})
