import { queryCase as call } from '@/contract/cases/queryCase'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { findCase } from '../move'
import { caseDetailOf } from '../wire'

export const queryCase = accountHandler(call, async ({ bank, customer, today }, { caseNo }) => {
  const on = bank.db.drizzle
  const one = await findCase(on, customer.id, caseNo)
  return one ? ok(await caseDetailOf(on, one, today)) : fail(bankError('CaseUnknown'))
})
