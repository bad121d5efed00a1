import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code } from '../fields'
import { own } from '../sample'

export const queryOperation = /*#__PURE__*/ defineCall({
  name: 'queryOperation',
  method: 'GET',
  path: '/api/wechatbank/trade/queryOperation',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['order'],
  summary:
    'What became of a money call, by its clientId: DONE exactly once; REFUSED, with the refusal (a curable one may be put right and sent again under the same id); NONE uses an id up that was never answered, so that what is still on its way is not carried out (ours; security: invariant 5).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
  }),
  response: /*#__PURE__*/ v.object({
    state: v.picklist(['DONE', 'REFUSED', 'NONE']),
    call: v.optional(code),
    /** The stored answer of the call, for the result page. */
    answer: v.optional(v.record(v.string(), v.unknown())),
    /** The last refusal: a code of the error catalogue, and the message the customer got. */
    refusal: v.optional(v.object({ code: v.pipe(v.number(), v.safeInteger()), message: v.string() })),
  }),
  errors: ['TooManyRequests'],
  sample: { clientId: own('clientId') },
})
