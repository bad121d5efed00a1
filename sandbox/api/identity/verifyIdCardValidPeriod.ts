import { verifyIdCardValidPeriod as call } from '../../../src/contract/identity/verifyIdCardValidPeriod'
import { idCardNotice } from '../../../src/domain/account/idCardTerm'
import { fail, ok } from '../../../src/domain/result'
import { accountHandler } from '../scope'

export const verifyIdCardValidPeriod = accountHandler(call, async ({ customer, today }) => {
  const notice = idCardNotice(customer.idCardUntil, today)
  return notice ? fail(notice) : ok({})
})
