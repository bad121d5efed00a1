import * as v from 'valibot'
import { defineCall } from '../call'
import { fenAmount, nothing } from '../fields'

export const queryInterestYears = /*#__PURE__*/ defineCall({
  name: 'queryInterestYears',
  method: 'POST',
  path: '/api/wechatbank/statement/queryInterestYears',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['holding', 'order'],
  summary:
    'The interest that was paid to the customer by year, the latest first: the sums of the documents INTEREST_YEAR (specification §2, /taxIndex; the call is ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** Years in which any was paid, and the present one. */
    years: v.array(
      v.object({
        year: v.pipe(v.string(), v.regex(/^\d{4}$/)),
        interest: fenAmount,
        /** How many payments. */
        count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
