import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing } from '../fields'

export const getAuthToken = /*#__PURE__*/ defineCall({
  name: 'getAuthToken',
  method: 'POST',
  path: '/api/wechatbank/token/getAuthToken',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  changes: ['bridge'],
  summary: 'A one-use token for an authorised partner page (specification §7).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    token: code,
    /** Seconds. */
    expiresIn: v.number(),
  }),
  errors: ['BridgeTargetDown', 'BridgeDeclined'],
})
