import { getAuthToken as call } from '../../../src/contract/token/getAuthToken'
import { accountHandler } from '../scope'
import { partnerToken } from './partnerToken'

export const getAuthToken = accountHandler(call, (scope) => partnerToken(scope, 'auth'))
