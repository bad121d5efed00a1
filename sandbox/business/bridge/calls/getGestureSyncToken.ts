import { getGestureSyncToken as call } from '@/contract/bridge/getGestureSyncToken'
import { accountHandler } from '@sandbox/kernel/scope'
import { openWay } from '../openWay'

export const getGestureSyncToken = accountHandler(call, (scope) => openWay(scope, { bridge: 'mobileBank' }))
