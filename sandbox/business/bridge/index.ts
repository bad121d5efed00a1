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
import { getLoanToken } from './calls/getLoanToken'
import { queryAuthorisation } from './calls/queryAuthorisation'
import { setValue } from './calls/setValue'
import { checkStation } from './calls/checkStation'
import { fetchPartnerOrder } from './calls/fetchPartnerOrder'
import { queryBridge } from './calls/queryBridge'
import { queryBridges } from './calls/queryBridges'
import { queryMiniLink } from './calls/queryMiniLink'
import { bridgeConsole } from './console'
import { bridgeClosing } from './closing'
import { MESSAGES } from './kinds'
import { tellPartners } from './partnerOrders'
import { dropOldOpenings } from './crossings'
import { seedBridges, seedPartnerOrders } from './seed'
import { seedStations } from './stations'
import { bridgeOpeningsExport } from './exports'
import * as tables from './tables'

export { redeem, redeemedOpening } from './crossings'
export type { BridgeOpening } from './tables'

export const bridge = {
  name: 'bridge',
  handlers: {
    authorise,
    checkStation,
    declineAuthorisation,
    fetchPartnerOrder,
    getAuthToken,
    getCacheValue,
    getDepositToken,
    getGestureSyncToken,
    getKingdeeToken,
    getLoanToken,
    queryAuthorisation,
    queryBridge,
    queryBridges,
    queryMiniLink,
    setValue,
  } satisfies Record<keyof typeof bridgeCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: { partnerOrders: ownRows(tables.partnerOrders), bridgeOpenings: bridgeOpeningsExport },
  seeds: [seedPartnerOrders, seedStations, seedBridges],
  upkeep: [tellPartners, dropOldOpenings],
  console: bridgeConsole,
  unexported: { cache_values: 'what a page keeps for itself, in the form only it knows' },
  closingTies: bridgeClosing,
} satisfies Capability
