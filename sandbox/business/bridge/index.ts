import type { bridgeCalls } from '@/contract/bridge'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { authorise } from './calls/authorise'
import { declineAuthorisation } from './calls/declineAuthorisation'
import { getAuthToken } from './calls/getAuthToken'
import { getCacheValue } from './calls/getCacheValue'
import { getDepositToken } from './calls/getDepositToken'
import { getGestureSyncToken } from './calls/getGestureSyncToken'
import { getKingdeeToken } from './calls/getKingdeeToken'
import { queryAuthorisation } from './calls/queryAuthorisation'
import { setValue } from './calls/setValue'
import { bridgeConsole } from './console'
import { seedPartnerOrders } from './seed'
import { bridgeClosing } from './closing'
import * as tables from './tables'

export const bridge = {
  name: 'bridge',
  handlers: {
    authorise,
    declineAuthorisation,
    getAuthToken,
    getCacheValue,
    getDepositToken,
    getGestureSyncToken,
    getKingdeeToken,
    queryAuthorisation,
    setValue,
  } satisfies Record<keyof typeof bridgeCalls, Handler>,
  tables,
  exports: { partnerOrders: ownRows(tables.partnerOrders) },
  seeds: [seedPartnerOrders],
  console: bridgeConsole,
  unexported: { cache_values: 'what a page keeps for itself, in the form only it knows' },
  closingTies: bridgeClosing,
} satisfies Capability
