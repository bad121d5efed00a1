import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount, instant, text } from '../fields'
import { own } from '../sample'

export const queryFamilySpendings = /*#__PURE__*/ defineCall({
  name: 'queryFamilySpendings',
  method: 'GET',
  path: '/api/wechatbank/family/queryFamilySpendings',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['family'],
  summary: 'What was paid with a family card, for whoever gave it, newest first, 20 a page (ours).',
  request: /*#__PURE__*/ v.strictObject({
    grantId: code,
    /** The last one known. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,24}$/))),
  }),
  response: /*#__PURE__*/ v.object({
    spendings: v.array(
      v.object({
        orderNo: code,
        merchant: text,
        amount: fenAmount,
        /** What came back of it. */
        refunded: fenAmount,
        at: instant,
      }),
    ),
    more: v.boolean(),
  }),
  errors: ['GrantUnknown'],
  sample: { grantId: own('familyGrant') },
})
