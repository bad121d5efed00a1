import { defineCall } from '../call'
import { nothing } from '../fields'
import { opened } from './bridgeFields'

export const getGestureSyncToken = /*#__PURE__*/ defineCall({
  name: 'getGestureSyncToken',
  method: 'GET',
  path: '/api/wechatbank/token/getGestureSyncToken',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['bridge'],
  summary: 'A one-use token for carrying the gesture state to the bank’s own app (specification §7).',
  request: nothing,
  response: opened,
  errors: ['BridgeTargetDown', 'BridgeDeclined'],
  sample: {},
})
