import * as v from 'valibot'
import { VOUCHER_KINDS, VOUCHER_STATES } from '@/domain/voucher/machine'
import { defineCall } from '../call'
import { voucherFacts, voucherId } from './voucherFields'

export const queryVouchers = /*#__PURE__*/ defineCall({
  name: 'queryVouchers',
  method: 'POST',
  path: '/api/wechatbank/coupon/queryVouchers',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['voucher'],
  summary:
    'The customer’s vouchers in a state, of those that can be used the first to end first and of others the last, 20 a page (specification §2, /myVoucher; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    state: v.picklist(VOUCHER_STATES),
    /** Only those of a kind. */
    kind: v.optional(v.picklist(VOUCHER_KINDS)),
    /** Paging: gives vouchers after this one. */
    after: v.optional(voucherId),
  }),
  response: /*#__PURE__*/ v.object({ vouchers: v.array(voucherFacts), more: v.boolean() }),
  errors: [],
  sample: { state: 'ISSUED' },
})
