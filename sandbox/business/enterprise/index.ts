import type { enterpriseCalls } from '@/contract/enterprise'
import { eq } from 'drizzle-orm'
import { maskCard } from '@/domain/masks/mask'
import { MOST_EXPORTED } from '@sandbox/kernel/capability'
import type { Capability, ExportSection } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { addOrgCard } from './calls/addOrgCard'
import { proveOrgCard } from './calls/proveOrgCard'
import { queryOrgCards } from './calls/queryOrgCards'
import { enterpriseClosing } from './closing'
import { enterpriseConsole } from './console'
import { POSTINGS } from './kinds'
import { orgsOf } from './orgCards'
import { seedOrgs } from './seed'
import * as tables from './tables'

/** For whom a customer acts. */
const roles: ExportSection = {
  tables: [tables.orgMembers],
  read: async (on, { customerId }) => (await orgsOf(on, customerId)).map(({ name, role }) => ({ name, role })),
}

/** The accounts of enterprises that a customer has bound. */
const accounts: ExportSection = {
  tables: [tables.orgCards],
  async read(on, { customerId }) {
    const { orgCards } = tables
    const rows = await on.select().from(orgCards).where(eq(orgCards.addedBy, customerId)).limit(MOST_EXPORTED)
    return rows.map(({ bankName, accountNo, state, addedAt }) => ({
      bankName,
      accountNo: maskCard(accountNo),
      state,
      addedAt,
    }))
  },
}

export const enterprise = {
  name: 'enterprise',
  handlers: { addOrgCard, proveOrgCard, queryOrgCards } satisfies Record<keyof typeof enterpriseCalls, Handler>,
  tables,
  postings: POSTINGS,
  exports: { orgRoles: roles, orgCards: accounts },
  seeds: [seedOrgs],
  console: enterpriseConsole,
  closingTies: enterpriseClosing,
} satisfies Capability
