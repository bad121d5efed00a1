import { getGestureSyncToken as call } from '@/contract/bridge/getGestureSyncToken'
import { accountHandler } from '@sandbox/kernel/scope'
import { partnerToken } from '../partnerToken'

export const getGestureSyncToken = accountHandler(call, (scope) => partnerToken(scope, { bridge: 'mobileBank' }))
