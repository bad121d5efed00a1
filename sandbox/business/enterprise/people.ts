import { and, eq } from 'drizzle-orm'
import { isOrgRole } from '@/domain/approval/kinds'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import type { ActingFor, ApprovalParties } from '@sandbox/kernel/approvals'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { readFlag } from '@sandbox/kernel/flags'
import { balanceOf } from '@sandbox/kernel/ledger'
import { orgMoney } from './accounts'
import { orgMembers, orgs, orgSessions } from './tables'

/** Why enterprises aren't served now; undefined when they are. */
export const closedRefusal = async (on: Queryable): Promise<BankError | undefined> =>
  (await readFlag(on, 'enterpriseEnabled')) === '1' ? undefined : bankError('EnterpriseClosed')

/** The enterprise of somebody who acts for one alone: there is nothing to choose. */
async function onlyOne(on: Queryable, customerId: string): Promise<ActingFor | undefined> {
  const all = await on
    .select({ orgId: orgs.id, name: orgs.name, role: orgMembers.role })
    .from(orgMembers)
    .innerJoin(orgs, eq(orgs.id, orgMembers.orgId))
    .where(eq(orgMembers.customerId, customerId))
    .limit(2)
  return all.length === 1 ? all[0] : undefined
}

const lock = async (tx: Tx, orgId: string): Promise<void> => {
  await tx.select({ id: orgs.id }).from(orgs).where(eq(orgs.id, orgId)).for('no key update')
}

/** Who the people of enterprises are. */
export const parties: ApprovalParties = {
  areServed: async (on) => (await closedRefusal(on)) === undefined,
  lock,
  async roleOf(on, orgId, customerId) {
    const own = and(eq(orgMembers.orgId, orgId), eq(orgMembers.customerId, customerId))
    const [member] = await on.select({ role: orgMembers.role }).from(orgMembers).where(own)
    return member?.role
  },
  async having(on, orgId, role) {
    if (!isOrgRole(role)) return []
    const members = await on
      .select({ customerId: orgMembers.customerId })
      .from(orgMembers)
      .where(and(eq(orgMembers.orgId, orgId), eq(orgMembers.role, role)))
      .orderBy(orgMembers.customerId)
    return members.map(({ customerId }) => customerId)
  },
  async actingOf(on, { id, customerId }) {
    if (customerId === undefined) return undefined
    const mine = and(eq(orgSessions.sessionId, id), eq(orgSessions.customerId, customerId))
    const member = and(eq(orgMembers.orgId, orgSessions.orgId), eq(orgMembers.customerId, orgSessions.customerId))
    const [found] = await on
      .select({ orgId: orgs.id, name: orgs.name, role: orgMembers.role })
      .from(orgSessions)
      .innerJoin(orgMembers, member)
      .innerJoin(orgs, eq(orgs.id, orgSessions.orgId))
      .where(mine)
    return found ?? (await onlyOne(on, customerId))
  },
  async nameOf(on, orgId) {
    const [found] = await on.select({ name: orgs.name }).from(orgs).where(eq(orgs.id, orgId))
    return found?.name ?? ''
  },
  balanceOf: (on, orgId) => balanceOf(on, orgMoney(orgId)),
}
