import { makeInvite as call } from '@/contract/referral/makeInvite'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { inviteOf } from '../graph'
import { promotionBarOf } from '../marketers'

export const makeInvite = accountHandler(call, ({ bank, customer, now, today, realNow, web: { cookieId } }) =>
  bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const barred = await promotionBarOf(tx, customer.id, today)
    return barred ? fail(barred) : ok(await inviteOf(tx, customer.id, { now, today, realNow }, cookieId))
  }),
)
