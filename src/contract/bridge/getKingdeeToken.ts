import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing } from '../fields'

export const getKingdeeToken = /*#__PURE__*/ defineCall({
  name: 'getKingdeeToken',
  method: 'POST',
  path: '/api/wechatbank/token/getKingdeeToken',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  changes: ['bridge'],
  summary: 'A one-use token for the Kingdee partner page (specification §7).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    token: code,
    /** Seconds. */
    expiresIn: v.number(),
  }),
  errors: ['BridgeTargetDown', 'BridgeDeclined', 'BridgeOrgMissing'],
})
