import { getKingdeeToken as call } from '@/contract/bridge/getKingdeeToken'
import { accountHandler } from '@sandbox/kernel/scope'
import { openWay } from '../openWay'

export const getKingdeeToken = accountHandler(call, (scope, { orgId }) =>
  openWay(scope, { bridge: 'kingdee', ...(orgId !== undefined && { id: orgId }) }),
)
