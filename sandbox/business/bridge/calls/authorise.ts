import { authorise as call } from '@/contract/bridge/authorise'
import { authStateAt } from '@/domain/authorisations/machine'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { ELECTRONIC, electronicRefusal, payMerchant } from '@sandbox/business/subaccount'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { endPartnerOrder, findPartnerOrder, lockWaitingOrder, partnerOf, wireAuthorisation } from '../authorisations'
import { tellPartners } from '../partnerOrders'

/** The order's row decides between a paying, a declining and another paying: whoever has it first wins. */
const pay = moneyHandler(call, {
  // The order is known whole, so its amount too.
  async keeper(on, { customer, now }, { authId }) {
    const customerId = customer.id
    const order = authId === undefined ? undefined : await findPartnerOrder(on, customerId, authId)
    if (!order || authStateAt(order, now) !== 'WAITING') return undefined
    return electronicRefusal(on, { customerId, amount: order.amount, now })
  },
  async work(tx, { customer, now }, { authId, amount, clientId }) {
    const customerId = customer.id
    const waiting = await lockWaitingOrder(tx, { customerId, authId, now })
    if (!waiting.ok) return waiting
    const order = waiting.value
    // What was shown is what is paid.
    if (order.amount !== amount) return fail(bankError('AmountInvalid'))
    const merchant = partnerOf(order.partner)?.name
    if (merchant === undefined) return fail(bankError('AuthUnknown'))
    const paid = await payMerchant(tx, { customerId, acctId: ELECTRONIC, amount, merchant, clientId, now })
    if (!paid.ok) return paid
    const ended = await endPartnerOrder(tx, order, 'authorised', { now, orderNo: paid.value.orderNo })
    return ok(wireAuthorisation(ended, now))
  },
})

/** The partner hears of it once the payment stands; if it can't now, within a minute. */
export const authorise: typeof pay = {
  ...pay,
  async handle(scope, request) {
    const paid = await pay.handle(scope, request)
    if (paid.ok) scope.bank.later(() => tellPartners(scope.bank))
    return paid
  },
}
