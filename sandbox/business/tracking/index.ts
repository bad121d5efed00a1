import type * as trackingCalls from '@/contract/tracking'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import * as tables from './tables'

export const tracking = {
  name: 'tracking',
  handlers: handlers satisfies Record<keyof typeof trackingCalls, Handler>,
  tables,
} satisfies Capability
