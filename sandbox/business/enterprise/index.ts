import type * as enterpriseCalls from '@/contract/enterprise'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { orgCardRule } from './cardRule'
import { enterpriseClosing } from './closing'
import { enterpriseConsole } from './console'
import { enterpriseExports } from './exports'
import { MESSAGES, ORDERS, POSTINGS } from './kinds'
import { memberRule } from './members'
import { enterpriseAudit } from './money'
import { orgOutRule } from './out'
import { payrollRule } from './payroll'
import { parties } from './people'
import { seedOrgs } from './seed'
import { seedOrgApprovals } from './seedApprovals'
import * as tables from './tables'
import { settleOrgTransfers } from './transfers'

export { orgMoney } from './accounts'
export { amountField, purposeField } from './fields'
export { parties } from './people'
export { orgsOf } from './orgCards'
export { orgMovements, orgs } from './tables'

export const enterprise = {
  name: 'enterprise',
  handlers: handlers satisfies Record<keyof typeof enterpriseCalls, Handler>,
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  messages: MESSAGES,
  approvals: { PAYROLL: payrollRule, ORG_OUT: orgOutRule, ORG_CARD: orgCardRule, MEMBER: memberRule },
  approvalParties: parties,
  audit: enterpriseAudit,
  exports: enterpriseExports,
  unexported: { org_sessions: 'for which enterprise a session acts, gone with it; choosing one is among the events' },
  minuteJobs: [settleOrgTransfers],
  seeds: [seedOrgs, seedOrgApprovals],
  console: enterpriseConsole,
  closureChecks: enterpriseClosing,
} satisfies Capability
