import { requestClosureReview as call } from '@/contract/closure/requestClosureReview'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { latestReview, recordIdentity } from '@sandbox/business/identity'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { moveClosure, standingClosure } from '../closures'
import { REVIEW_TITLE } from '../owner'

/** A decision that is under way already is waited for, so that one customer stands in the queue once. */
export const requestClosureReview = accountHandler(call, async ({ bank, customer, now, realNow }) => {
  const customerId = customer.id
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const closure = await standingClosure(tx, customerId, realNow)
    if (closure?.state === 'REVIEW' && closure.recordNo !== null) return ok({ recordNo: closure.recordNo })
    if (closure?.state !== 'FACE') return fail(bankError('ClosureUnknown'))
    const waiting = await latestReview(tx, customerId, REVIEW_TITLE)
    const asked = { customerId, kind: 'CLOSE', title: REVIEW_TITLE, state: 'REVIEW', at: now } as const
    const { recordNo } =
      waiting?.state === 'REVIEW' ? waiting : await recordIdentity(tx, { ...asked, pending: { review: 'closure' } })
    await moveClosure(tx, closure, 'reviewAsked', { now, realNow }, { recordNo, expiresAt: null })
    return ok({ recordNo })
  })
})
