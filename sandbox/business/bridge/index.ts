import type * as bridgeCalls from '@/contract/bridge'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { bridgeConsole } from './console'
import { bridgeClosing } from './closing'
import { MESSAGES } from './kinds'
import { notifyPartners } from './partnerOrders'
import { dropOldOpenings } from './crossings'
import { seedBridges, seedPartnerOrders } from './seed'
import { seedStations } from './stations'
import { bridgeOpeningsExport } from './exports'
import * as tables from './tables'

export { redeem, redeemedOpening } from './crossings'
export type { BridgeOpening } from './tables'

export const bridge = {
  name: 'bridge',
  handlers: handlers satisfies Record<keyof typeof bridgeCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: { partnerOrders: ownRows(tables.partnerOrders), bridgeOpenings: bridgeOpeningsExport },
  seeds: [seedPartnerOrders, seedStations, seedBridges],
  minuteJobs: [notifyPartners, dropOldOpenings],
  console: bridgeConsole,
  unexported: { cache_values: 'what a page keeps for itself, in the form only it knows' },
  closureChecks: bridgeClosing,
} satisfies Capability
