import { getAuthToken as call } from '@/contract/bridge/getAuthToken'
import { accountHandler } from '@sandbox/kernel/scope'
import { partnerToken } from '../partnerToken'

export const getAuthToken = accountHandler(call, (scope) => partnerToken(scope, { bridge: 'yzt' }))
