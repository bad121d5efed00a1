import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { own } from '../sample'

export const getMarketNoByClient = /*#__PURE__*/ defineCall({
  name: 'getMarketNoByClient',
  method: 'POST',
  path: '/api/wechatbank/marketInfo/getMarketNoByClient',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['entry'],
  summary: 'The marketing number of a client (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    clientNo: code,
  }),
  response: /*#__PURE__*/ v.object({
    marketNo: code,
  }),
  errors: [],
  sample: { clientNo: own('clientNo') },
})
