import type { trackingCalls } from '@/contract/tracking'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { getMarketNoByClient } from './calls/getMarketNoByClient'
import { trackEvents } from './calls/trackEvents'
import { userVisit } from './calls/userVisit'
import * as tables from './tables'

export const tracking = {
  name: 'tracking',
  handlers: { getMarketNoByClient, trackEvents, userVisit } satisfies Record<keyof typeof trackingCalls, Handler>,
  tables,
} satisfies Capability
