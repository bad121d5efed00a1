import { eq } from 'drizzle-orm'
import { finding } from '@/domain/closure/checks'
import type { ClosingTies } from '@sandbox/kernel/capability'
import { orgMembers } from './tables'

/** Whoever acts for an enterprise hands that over first. */
export const enterpriseClosing: ClosingTies = {
  find: async (on, { customerId }) =>
    finding('enterpriseRoles', 'blocks', await on.$count(orgMembers, eq(orgMembers.customerId, customerId))),
}
