import type * as loanCalls from '@/contract/loan'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { loanClosing } from './closing'
import { loanConsole } from './console'
import { seedLoanVouchers } from './seed'
import * as tables from './tables'

export { findLoanVoucher, giveLoanVoucher } from './vouchers'

export const loan = {
  name: 'loan',
  handlers: handlers satisfies Record<keyof typeof loanCalls, Handler>,
  tables,
  exports: { loanVouchers: ownRows(tables.loanVouchers) },
  closureChecks: loanClosing,
  seeds: [seedLoanVouchers],
  console: loanConsole,
} satisfies Capability
