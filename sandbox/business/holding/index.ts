import type * as holdingCalls from '@/contract/holding'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'

export { accruedInterest, allIncome, assetsOf, paidIncome, yesterdayIncome } from './totals'

export const holding = {
  name: 'holding',
  handlers: handlers satisfies Record<keyof typeof holdingCalls, Handler>,
  tables: {},
} satisfies Capability
