import type { enterpriseCalls } from '@/contract/enterprise'
import type { Capability, ExportSection } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { addOrgCard } from './calls/addOrgCard'
import { proveOrgCard } from './calls/proveOrgCard'
import { queryOrgCards } from './calls/queryOrgCards'
import { enterpriseConsole } from './console'
import { POSTINGS } from './kinds'
import { orgsOf } from './orgCards'
import { seedOrgs } from './seed'
import * as tables from './tables'

/** For whom a customer acts; an enterprise's accounts are its own and in nobody's export. */
const roles: ExportSection = {
  tables: [tables.orgMembers],
  read: async (on, { customerId }) => (await orgsOf(on, customerId)).map(({ name, role }) => ({ name, role })),
}

export const enterprise = {
  name: 'enterprise',
  handlers: { addOrgCard, proveOrgCard, queryOrgCards } satisfies Record<keyof typeof enterpriseCalls, Handler>,
  tables,
  postings: POSTINGS,
  exports: { orgRoles: roles },
  unexported: { org_cards: 'an enterprise’s account; it is not theirs who bound it' },
  seeds: [seedOrgs],
  console: enterpriseConsole,
} satisfies Capability
