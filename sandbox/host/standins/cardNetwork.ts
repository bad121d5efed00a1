import { eq } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import { outcomeFor } from './choices'
import type { CardNetwork } from '@sandbox/kernel/services'

/**
 * Stands in for the banks of cards: every card is its customer's own, and the number its bank has is the one the customer
 * registered with, so that another one is refused. The console can choose other answers.
 */
export const sandboxCardNetwork: CardNetwork = {
  async verify(on, { customerId, mobileNo }) {
    const chosen = await outcomeFor(on, customerId, 'card')
    if (chosen !== 'match') return chosen
    const [customer] = await on
      .select({ mobileNo: schema.customers.mobileNo })
      .from(schema.customers)
      .where(eq(schema.customers.id, customerId))
    return customer?.mobileNo === mobileNo ? 'match' : 'phone'
  },
}
