import type { RequestOf } from '@/contract/call'
import { claimOffer as call } from '@/contract/campaign/claimOffer'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { throughGate } from '@sandbox/kernel/crowd'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { accountHandler } from '@sandbox/kernel/scope'
import type { AccountScope } from '@sandbox/kernel/scope'
import type { Joining } from '../join'
import { isSoldOut, takeOffer } from '../offers'

const joiningOf = (
  { customer, account, session, web, now }: AccountScope,
  { actId, rulesVersion }: RequestOf<typeof call>,
): Joining => {
  const { cookieId, address } = web
  return { customer, account, actId, rulesVersion, openId: session.openId, cookieId, address, now }
}

const taking = moneyHandler(call, {
  flow: 'in',
  passwordless: true,
  async work(tx, scope, request) {
    const taken = await takeOffer(tx, scope.bank.capabilities, joiningOf(scope, request), request.offerKey)
    if (!taken.ok) return taken
    const { rewardId, name, state } = taken.value
    return ok({ rewardId, name, state: state === 'GRANTED' ? state : 'CLAIMED' })
  },
})

/** The queue is before the money call: an answer that somebody has to wait is never kept under their id. */
export const claimOffer = {
  ...taking,
  ...accountHandler(call, async (scope, request) => {
    const { db } = scope.bank
    const { actId, offerKey } = request
    if (await isSoldOut(db.drizzle, joiningOf(scope, request), offerKey)) return fail(bankError('RewardBudgetUsedUp'))
    const asking = { itemId: `offer ${actId}`, customerId: scope.customer.id, oneEach: false }
    const through = await throughGate(db, asking, () => taking.handle(scope, request))
    return through.queue ? ok({ rewardId: '', name: '', state: 'QUEUED', queue: through.queue }) : through.done
  }),
}
