import * as v from 'valibot'
import { defineCall } from '../call'
import { code, productType, signedFen } from '../fields'

export const getProdIncome = /*#__PURE__*/ defineCall({
  name: 'getProdIncome',
  method: 'POST',
  path: '/api/wechatbank/account/getProdIncome',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['holding'],
  summary: 'Income of one product so far; the specification lets the caller supply the path, ours is this one.',
  request: /*#__PURE__*/ v.strictObject({
    platformType: code,
    prodType: productType,
  }),
  response: /*#__PURE__*/ v.object({
    /** Paid so far, fen. */
    income: signedFen,
    /** Of the last day that ended, fen; for a deposit what it accrued. */
    yesterdayIncome: signedFen,
  }),
  errors: ['ProductUnknown'],
  sample: { platformType: 'h5', prodType: '91318017' },
})
