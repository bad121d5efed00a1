import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing } from '../fields'

export const getRequestRandom = /*#__PURE__*/ defineCall({
  name: 'getRequestRandom',
  method: 'GET',
  path: '/api/wechatbank/openaccount/getRequestRandom',
  protection: 'sealed',
  access: 'public',
  effect: 'write',
  invalidates: [],
  summary: 'A one-use random for one signed call: 128 bits, 60 s, bound to the session (specification §7).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    requestRandom: v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/)),
  }),
  errors: ['TooManyRequests'],
  sample: {},
})
