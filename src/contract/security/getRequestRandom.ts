import * as v from 'valibot'
import { defineCall } from '../call'
import { typedLineOf } from '../fields'

export const getRequestRandom = /*#__PURE__*/ defineCall({
  name: 'getRequestRandom',
  method: 'GET',
  path: '/api/wechatbank/openaccount/getRequestRandom',
  protection: 'sealed',
  access: 'public',
  effect: 'write',
  changes: [],
  summary: 'A one-use random for one signed call: 128 bits, 60 s, bound to session and path (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    /** The signed call's path. */
    path: typedLineOf(128),
  }),
  response: /*#__PURE__*/ v.object({
    requestRandom: v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/)),
  }),
  errors: ['TooManyRequests'],
})
