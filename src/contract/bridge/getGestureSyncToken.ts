import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing } from '../fields'

export const getGestureSyncToken = /*#__PURE__*/ defineCall({
  name: 'getGestureSyncToken',
  method: 'GET',
  path: '/api/wechatbank/token/getGestureSyncToken',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  changes: ['bridge'],
  summary: 'A one-use token for carrying the gesture state to the other channel (specification §7).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    token: code,
    /** Seconds. */
    expiresIn: v.number(),
  }),
  errors: ['BridgeTargetDown', 'BridgeDeclined'],
})
