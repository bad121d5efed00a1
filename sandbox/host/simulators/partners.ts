import { and, eq } from 'drizzle-orm'
import { placeOf, simulatorPath } from '@/domain/bridge/targets'
import type { Partners } from '@sandbox/kernel/services'
import { outcomeFor } from './choices'
import { simulatedPartnerOrders } from './tables'

const { partner: ofPartner, partnerNo: ofNo } = simulatedPartnerOrders

/** Stands in for all partners: their pages are below /sandbox/partner/ (./partnerPage.ts), their orders in a table. */
export const sandboxPartners: Partners = {
  siteOf: simulatorPath,
  appIdOf: (target) => placeOf(target, false).appId,
  async orderOf(on, partner, partnerNo) {
    const own = and(eq(ofPartner, partner), eq(ofNo, partnerNo))
    const [found] = await on.select().from(simulatedPartnerOrders).where(own)
    if (!found) return 'unknown'
    const { clientNo, purpose, amount, paid } = found
    return { clientNo, purpose, amount, paid, returnTo: `https://goodgo.example.com/orders/${partnerNo}` }
  },
  async paid(on, { partner, partnerNo, amount }) {
    const own = and(eq(ofPartner, partner), eq(ofNo, partnerNo))
    const [order] = await on.select().from(simulatedPartnerOrders).where(own)
    // The console's orders stand nowhere else.
    if (!order) return 'taken'
    if (order.amount !== amount) return 'refused'
    await on.update(simulatedPartnerOrders).set({ paid: true }).where(own)
    return 'taken'
  },
  async openLoans(on, customerId) {
    const outcome = await outcomeFor(on, customerId, 'loans')
    return outcome === 'unavailable' ? outcome : outcome === 'open' ? 1 : 0
  },
}
