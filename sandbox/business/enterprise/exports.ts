import { eq } from 'drizzle-orm'
import { maskCard } from '@/domain/masks/mask'
import { MAX_EXPORTED } from '@sandbox/kernel/capability'
import type { ExportSection } from '@sandbox/kernel/capability'
import { orgsOf } from './orgCards'
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
    const rows = await on.select().from(orgCards).where(eq(orgCards.addedBy, customerId)).limit(MAX_EXPORTED)
    return rows.map(({ bankName, accountNo, state, addedAt }) => ({
      bankName,
      accountNo: maskCard(accountNo),
      state,
      addedAt,
    }))
  },
}

export const enterpriseExports = { orgRoles: roles, orgCards: accounts }
