import * as v from 'valibot'
import { defineCall } from '../call'
import { text } from '../fields'

export const getControlByWhiteList = /*#__PURE__*/ defineCall({
  name: 'getControlByWhiteList',
  method: 'POST',
  path: '/api/wechatbank/index/getControlByWhiteList',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary: 'The maintenance gate (specification §4, §7): controlRule on leads to /finalNotice.',
  request: /*#__PURE__*/ v.strictObject({
    ruleType: v.picklist(['SYSTEM_MAINTAIN']),
  }),
  response: /*#__PURE__*/ v.object({
    controlRule: v.picklist(['ON', 'OFF']),
    /** The text /finalNotice shows while the gate is closed. */
    notice: v.optional(text),
  }),
  errors: [],
  sample: { ruleType: 'SYSTEM_MAINTAIN' },
})
