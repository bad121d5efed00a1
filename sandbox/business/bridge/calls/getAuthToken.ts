import { getAuthToken as call } from '@/contract/bridge/getAuthToken'
import { accountHandler } from '@sandbox/kernel/scope'
import { openWay } from '../openWay'

export const getAuthToken = accountHandler(call, (scope, { bridge, topic }) =>
  openWay(scope, { bridge, ...(topic !== undefined && { id: topic }) }),
)
