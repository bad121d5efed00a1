import { getKingdeeToken as call } from '@/contract/bridge/getKingdeeToken'
import { accountHandler } from '@sandbox/kernel/scope'
import { partnerToken } from '../partnerToken'

export const getKingdeeToken = accountHandler(call, (scope) => partnerToken(scope, { bridge: 'kingdee' }))
