import * as v from 'valibot'
import { defineCall } from '../call'
import { code, text } from '../fields'
import { crossing, givenFact } from './bridgeFields'

export const queryBridge = /*#__PURE__*/ defineCall({
  name: 'queryBridge',
  method: 'POST',
  path: '/api/wechatbank/bridge/queryBridge',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['bridge', 'compliance', 'enterprise', 'loan'],
  summary:
    'What a bridge would hand on of this customer, and whether they have agreed to exactly that (specification §2, bridging pages; the call is ours).',
  request: /*#__PURE__*/ v.strictObject(crossing),
  response: /*#__PURE__*/ v.object({
    open: v.boolean(),
    /** Whether nothing has to be agreed to any more. */
    agreed: v.boolean(),
    /** The version to agree to; '' where nothing about a person goes along. */
    version: code,
    gives: v.array(givenFact),
    /** Its address without a token, for copying. */
    site: text,
  }),
  errors: ['BridgeUnknown', 'BridgeOrgMissing', 'CouponUnknown', 'CouponUsed', 'CouponExpired'],
  sample: { bridge: 'yzt' },
})
