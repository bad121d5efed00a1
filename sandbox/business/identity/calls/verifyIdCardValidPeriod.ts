import { verifyIdCardValidPeriod as call } from '@/contract/identity/verifyIdCardValidPeriod'
import { idCardNotice } from '@/domain/account/idCardTerm'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'

export const verifyIdCardValidPeriod = accountHandler(call, async ({ customer, today }) => {
  const notice = idCardNotice(customer.idCardUntil, today)
  return notice ? fail(notice) : ok({})
})
