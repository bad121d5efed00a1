import type * as potsCalls from '@/contract/pots'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { potsAudit } from './audit'
import * as handlers from './calls'
import { potsClosing } from './closing'
import { fillPots, notifyPotsBehind } from './dayEnd'
import { potsExports } from './exports'
import { MESSAGES, ORDERS, POSTINGS, RECORDS } from './kinds'
import { seedPots } from './seed'
import * as tables from './tables'

export { bringBack, coverFromPots, movePotBy } from './move'
export { fillsAhead, inPots, potBalances, potsOf } from './pots'

export const pots = {
  name: 'pots',
  handlers: handlers satisfies Record<keyof typeof potsCalls, Handler>,
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  records: RECORDS,
  messages: MESSAGES,
  dayEnd: { fillPots, notifyPotsBehind },
  exports: potsExports,
  audit: potsAudit,
  closureChecks: potsClosing,
  seeds: [seedPots],
} satisfies Capability
