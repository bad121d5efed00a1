import { queryAuthorisation as call } from '@/contract/bridge/queryAuthorisation'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { findPartnerOrder, wireAuthorisation } from '../authorisations'

export const queryAuthorisation = accountHandler(call, async ({ bank, customer, now }, { authId }) => {
  const order = await findPartnerOrder(bank.db.drizzle, customer.id, authId)
  if (!order) return fail(bankError('AuthUnknown'))
  const available = await balanceOf(bank.db.drizzle, wallet(customer.id))
  return ok({ ...wireAuthorisation(order, now), available })
})
