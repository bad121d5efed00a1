import { answerCase as call } from '@/contract/cases/answerCase'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { actOnCase } from '../move'

export const answerCase = accountHandler(call, ({ bank, customer, now }, given) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const done = await actOnCase(tx, customer.id, given, now)
    return done.ok ? ok({}) : done
  }),
)
