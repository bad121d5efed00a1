import type { bridgeCalls } from '@/contract/bridge'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { getAuthToken } from './calls/getAuthToken'
import { getCacheValue } from './calls/getCacheValue'
import { getDepositToken } from './calls/getDepositToken'
import { getGestureSyncToken } from './calls/getGestureSyncToken'
import { getKingdeeToken } from './calls/getKingdeeToken'
import { setValue } from './calls/setValue'
import * as tables from './tables'

export const bridge = {
  name: 'bridge',
  handlers: {
    getAuthToken,
    getCacheValue,
    getDepositToken,
    getGestureSyncToken,
    getKingdeeToken,
    setValue,
  } satisfies Record<keyof typeof bridgeCalls, Handler>,
  tables,
  unexported: { cache_values: 'what a page keeps for itself, in the form only it knows' },
} satisfies Capability
