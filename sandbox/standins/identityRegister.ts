import { eq } from 'drizzle-orm'
import { schema } from '../db'
import { outcomeFor } from './choices'
import type { IdentityRegister } from './services'

/**
 * Stands in for the register of citizens. It knows the sandbox's own customers, so somebody else's number under another
 * name doesn't match; of everybody else it believes what it is told, unless the console says otherwise.
 */
export const sandboxIdentityRegister: IdentityRegister = {
  async check(on, { customerId, name, idCardNo }) {
    const chosen = await outcomeFor(on, customerId, 'identity')
    if (chosen !== 'match') return chosen
    const [known] = await on
      .select({ realName: schema.customers.realName })
      .from(schema.customers)
      .where(eq(schema.customers.idCardNo, idCardNo))
    return known && known.realName !== name ? 'mismatch' : 'match'
  },
}
