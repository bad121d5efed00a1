import { withdrawClosure as call } from '@/contract/closure/withdrawClosure'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { moveClosure, openClosure } from '../closures'
import { tellWithdrawn } from '../tell'

export const withdrawClosure = accountHandler(call, async ({ bank, customer, now, realNow }) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const closure = await openClosure(tx, customer.id)
    if (!closure) return fail(bankError('ClosureUnknown'))
    const moment = { now, realNow }
    const withdrawn = await moveClosure(tx, closure, 'withdrawn', moment)
    if (!withdrawn) return fail(bankError('ClosurePaying'))
    await tellWithdrawn(tx, withdrawn, moment)
    return ok({ state: withdrawn.state })
  }),
)
