import { fetchPartnerOrder as call } from '@/contract/bridge/fetchPartnerOrder'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { isUp } from '../crossings'
import { askForOrder } from '../partnerOrders'

/** The only partner whose orders are paid here (specification §2, /goodGoOutOrder). */
const PARTNER = 'goodGo'

export const fetchPartnerOrder = accountHandler(call, async ({ bank, customer, now }, { partnerNo }) => {
  const { db, services } = bank
  if (!(await isUp(db.drizzle, PARTNER))) return fail(bankError('BridgeTargetDown'))
  const order = await services.partners.orderOf(db.drizzle, PARTNER, partnerNo)
  if (order === 'unavailable') return fail(bankError('BridgeTargetDown'))
  // Another customer's order is as unknown as one that isn't there.
  if (order === 'unknown' || order.clientNo !== customer.clientNo) return fail(bankError('PartnerOrderUnknown'))
  const found = { partner: PARTNER, partnerNo, customerId: customer.id, order, now }
  const asked = await db.transaction((tx) => askForOrder(tx, found))
  return asked.ok ? ok({ authId: asked.value.authId }) : asked
})
