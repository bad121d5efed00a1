import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, productType, text, yieldPpm } from '../fields'
import { productFacts } from './productFacts'

export const queryProductDetail = /*#__PURE__*/ defineCall({
  name: 'queryProductDetail',
  method: 'GET',
  path: '/api/wechatbank/config/queryProductDetail',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary: 'One product with its history of yields (ours; a config path).',
  request: /*#__PURE__*/ v.strictObject({
    productType,
  }),
  response: /*#__PURE__*/ v.object({
    product: productFacts,
    /** Wealth only: oldest first. Yields in ppm, incomes in 1/10,000 yuan per 10,000 shares. */
    yields: v.array(v.object({ date: day, sevenDayYield: yieldPpm, incomePer10k: v.number() })),
    /** A notice to read before it is bought (specification §3, "alert content"). */
    alert: v.optional(v.object({ title: text, body: text })),
    /** Version of the agreement a purchase must name. */
    agreementVersion: code,
  }),
  errors: ['ProductUnknown'],
  sample: { productType: '91318017' },
})
