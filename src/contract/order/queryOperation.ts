import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code } from '../fields'

export const queryOperation = /*#__PURE__*/ defineCall({
  name: 'queryOperation',
  method: 'GET',
  path: '/api/wechatbank/trade/queryOperation',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  summary: 'What became of a money call, by its clientId: done exactly once, or never (ours; security: invariant 5).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
  }),
  response: /*#__PURE__*/ v.object({
    state: v.picklist(['DONE', 'NONE']),
    call: v.optional(code),
    /** The stored answer of the call, for the result page. */
    answer: v.optional(v.record(v.string(), v.unknown())),
  }),
  errors: [],
})
