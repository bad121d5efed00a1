import * as v from 'valibot'
import { defineCall } from '../call'
import { bridgeId, opened } from './bridgeFields'

export const getKingdeeToken = /*#__PURE__*/ defineCall({
  name: 'getKingdeeToken',
  method: 'POST',
  path: '/api/wechatbank/token/getKingdeeToken',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['bridge'],
  summary: 'A one-use token for the Kingdee partner page, where an enterprise’s books are kept (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    /** The enterprise; without it the customer’s first. */
    orgId: v.optional(bridgeId),
  }),
  response: opened,
  errors: ['BridgeTargetDown', 'BridgeDeclined', 'BridgeOrgMissing'],
  sample: {},
})
