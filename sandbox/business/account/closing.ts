import { and, eq } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'

/** Nobody leaves what an authority has frozen. */
export const accountClosing: ClosureChecks = {
  async find(on, { customerId }) {
    const { freezes } = schema
    const standing = and(eq(freezes.customerId, customerId), eq(freezes.state, 'ACTIVE'))
    return finding('freezes', await on.$count(freezes, standing))
  },
}
