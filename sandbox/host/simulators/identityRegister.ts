import { and, eq, ne } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import { outcomeFor } from './choices'
import type { IdentityRegister } from '@sandbox/kernel/services'

/**
 * Stands in for the register of citizens. It knows the sandbox's customers, so somebody else's number under another name
 * doesn't match. It believes everything else, a customer's own new name included, unless the console says otherwise.
 */
export const sandboxIdentityRegister: IdentityRegister = {
  async check(on, { customerId, name, idCardNo }) {
    const chosen = await outcomeFor(on, customerId, 'identity')
    if (chosen !== 'match') return chosen
    const [known] = await on
      .select({ realName: schema.customers.realName })
      .from(schema.customers)
      .where(and(eq(schema.customers.idCardNo, idCardNo), ne(schema.customers.id, customerId)))
    return known && known.realName !== name ? 'mismatch' : 'match'
  },
}
