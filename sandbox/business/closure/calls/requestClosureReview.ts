import { requestClosureReview as call } from '@/contract/closure/requestClosureReview'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { standingClosure } from '../closures'
import { askReview } from '../owner'

/** A decision that is under way already is waited for, so that one customer stands in the queue once. */
export const requestClosureReview = accountHandler(call, async ({ bank, customer, now, realNow }) => {
  const customerId = customer.id
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const closure = await standingClosure(tx, customerId, realNow)
    if (closure?.state === 'REVIEW' && closure.recordNo !== null) return ok({ recordNo: closure.recordNo })
    if (closure?.state !== 'FACE') return fail(bankError('ClosureUnknown'))
    return ok({ recordNo: await askReview(tx, closure, { now, realNow }) })
  })
})
