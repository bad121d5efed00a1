import * as v from 'valibot'
import { defineCall } from '../call'
import { code, text } from '../fields'
import { crossing } from './bridgeFields'

export const openBridge = /*#__PURE__*/ defineCall({
  name: 'openBridge',
  method: 'POST',
  path: '/api/wechatbank/bridge/openBridge',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  changes: ['bridge'],
  summary:
    'The address of a way out with a token that its other side uses once within 60 seconds, and a record of what is handed on (specification §7, the token calls; this one is ours).',
  request: /*#__PURE__*/ v.strictObject(crossing),
  response: /*#__PURE__*/ v.object({
    /** With the token; of its own target only. */
    address: text,
    /** The same in WeChat; '' when there is none. */
    appId: code,
    path: text,
    /** Seconds; 0 without a token. */
    expiresIn: v.number(),
  }),
  errors: [
    'BridgeUnknown',
    'BridgeTargetDown',
    'BridgeDeclined',
    'BridgeOrgMissing',
    'CouponUnknown',
    'CouponUsed',
    'CouponExpired',
  ],
})
