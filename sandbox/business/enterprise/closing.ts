import { eq } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosureChecks } from '@sandbox/kernel/capability'
import { orgMembers } from './tables'

/** Whoever acts for an enterprise hands that over first. */
export const enterpriseClosing: ClosureChecks = {
  find: async (on, { customerId }) =>
    finding('enterpriseRoles', await on.$count(orgMembers, eq(orgMembers.customerId, customerId))),
}
