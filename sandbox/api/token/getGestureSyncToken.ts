import { getGestureSyncToken as call } from '../../../src/contract/token/getGestureSyncToken'
import { accountHandler } from '../scope'
import { partnerToken } from './partnerToken'

export const getGestureSyncToken = accountHandler(call, (scope) => partnerToken(scope, 'gestureSync'))
