import type * as trackingCalls from '@/contract/tracking'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { sweepEvents } from './events'
import * as tables from './tables'

export const tracking = {
  name: 'tracking',
  handlers: handlers satisfies Record<keyof typeof trackingCalls, Handler>,
  minuteJobs: [({ db, realNow }) => sweepEvents(db.drizzle, realNow())],
  tables,
} satisfies Capability
