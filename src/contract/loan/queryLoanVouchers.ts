import * as v from 'valibot'
import { defineCall } from '../call'
import { LOAN_VOUCHER_KINDS, LOAN_VOUCHER_STATES } from '@/domain/loan/vouchers'
import { code, day, fenAmount, text } from '../fields'

export const queryLoanVouchers = /*#__PURE__*/ defineCall({
  name: 'queryLoanVouchers',
  method: 'POST',
  path: '/api/wechatbank/loan/queryLoanVouchers',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['loan'],
  summary:
    'The customer’s loan vouchers, those valid longest first, 20 a page (specification §2, /loancoupon; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    kind: v.optional(v.picklist(LOAN_VOUCHER_KINDS)),
    /** Paging: gives vouchers after this one. */
    after: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,32}$/))),
  }),
  response: /*#__PURE__*/ v.object({
    vouchers: v.array(
      v.object({
        voucherNo: code,
        name: text,
        kind: v.picklist(LOAN_VOUCHER_KINDS),
        state: v.picklist(LOAN_VOUCHER_STATES),
        /** Of an interest voucher: days without interest, and the principal they are counted on. */
        freeDays: v.number(),
        cap: fenAmount,
        /** Of a cash voucher: what it pays of a repayment. */
        face: fenAmount,
        /** Least loan. */
        minAmount: fenAmount,
        validFrom: day,
        validUntil: day,
      }),
    ),
    more: v.boolean(),
  }),
  errors: [],
  sample: {},
})
