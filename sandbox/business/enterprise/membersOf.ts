import { eq } from 'drizzle-orm'
import { ORG_ROLES } from '@/domain/enterprise/orgCard'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { orgMembers } from './tables'

/** Who acts for an enterprise, the legal representatives first. */
export async function membersOf(on: Queryable, orgId: string) {
  const { customers } = schema
  const found = await on
    .select({
      memberId: orgMembers.memberId,
      customerId: orgMembers.customerId,
      role: orgMembers.role,
      name: customers.realName,
    })
    .from(orgMembers)
    .innerJoin(customers, eq(customers.id, orgMembers.customerId))
    .where(eq(orgMembers.orgId, orgId))
    .orderBy(orgMembers.customerId)
  return found.sort((one, other) => ORG_ROLES.indexOf(one.role) - ORG_ROLES.indexOf(other.role))
}
