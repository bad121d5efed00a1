import * as v from 'valibot'
import { defineCall } from '../call'
import { instant } from '../fields'
import { device } from './devices'

export const queryDevices = /*#__PURE__*/ defineCall({
  name: 'queryDevices',
  method: 'POST',
  path: '/api/wechatbank/security/queryDevices',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['security'],
  summary:
    'The customer’s devices, trusted and no longer trusted, the last used first, and the WeChat accounts they come by (specification §2, /loginSecurity; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({}),
  response: /*#__PURE__*/ v.object({
    devices: v.array(device),
    /** The sessions in WeChat that are open. */
    wechat: v.array(v.object({ since: instant, current: v.boolean() })),
  }),
  errors: [],
  sample: {},
})
