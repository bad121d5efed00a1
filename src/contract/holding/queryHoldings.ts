import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount, productType, signedFen } from '../fields'
import { holdingFacts } from './holdingFacts'
import { monthSums } from './monthSums'

export const queryHoldings = /*#__PURE__*/ defineCall({
  name: 'queryHoldings',
  method: 'POST',
  path: '/api/wechatbank/holding/queryHoldings',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['holding'],
  summary: 'The customer’s holdings of some products, or of all, with the sums of specification §3 (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Empty means all. */
    productTypes: v.pipe(v.array(productType), v.maxLength(60)),
    state: v.picklist(['open', 'closed']),
    /** Paging: gives holdings after this seqNo. */
    after: v.optional(code),
    /** Most holdings on the first page; about a screen by default. */
    most: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(50))),
  }),
  response: /*#__PURE__*/ v.object({
    holdings: v.array(holdingFacts),
    preInterestSum: fenAmount,
    appointInterestSum: fenAmount,
    accumulatedIncomeSum: signedFen,
    amountSum: fenAmount,
    /** Wealth only, as the next field. */
    underWaySum: fenAmount,
    yesterdayIncomeSum: signedFen,
    months: monthSums,
    more: v.boolean(),
  }),
  errors: [],
  sample: { productTypes: [], state: 'open', most: 50 },
})
