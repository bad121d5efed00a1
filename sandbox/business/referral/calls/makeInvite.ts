import { makeInvite as call } from '@/contract/referral/makeInvite'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { inviteOf } from '../graph'

export const makeInvite = accountHandler(call, ({ bank, customer, now, today, realNow, web: { cookieId } }) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    return ok(await inviteOf(tx, customer.id, { now, today, realNow }, cookieId))
  }),
)
