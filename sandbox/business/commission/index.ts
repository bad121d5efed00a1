import type * as commissionCalls from '@/contract/commission'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { commissionAudit } from './audit'
import * as handlers from './calls'
import { commissionClosing } from './closing'
import { commissionConsole } from './console'
import { accrueCommissions, confirmCommissions, payCommissions, settleCommissions } from './dayEnd'
import { commissionExports } from './exports'
import { MESSAGES, POSTINGS, RECORDS } from './kinds'
import * as tables from './tables'

export const commission = {
  name: 'commission',
  handlers: handlers satisfies Record<keyof typeof commissionCalls, Handler>,
  tables,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  dayEnd: { payCommissions, settleCommissions, confirmCommissions, accrueCommissions },
  exports: commissionExports,
  audit: commissionAudit,
  closureChecks: commissionClosing,
  console: commissionConsole,
} satisfies Capability
