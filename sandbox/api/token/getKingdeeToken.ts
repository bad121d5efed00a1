import { getKingdeeToken as call } from '../../../src/contract/token/getKingdeeToken'
import { accountHandler } from '../scope'
import { partnerToken } from './partnerToken'

export const getKingdeeToken = accountHandler(call, (scope) => partnerToken(scope, 'kingdee'))
