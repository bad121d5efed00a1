import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing, rate } from '../fields'

export const getInfo = /*#__PURE__*/ defineCall({
  name: 'getInfo',
  method: 'GET',
  path: '/api/wechatbank/smartdeposit/getInfo',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary: "The smart deposit's present rate (specification §7).",
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** Basis points. */
    realRate: rate,
  }),
  errors: [],
  sample: {},
})
