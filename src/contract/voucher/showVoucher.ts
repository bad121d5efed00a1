import * as v from 'valibot'
import { defineCall } from '../call'
import { shownCode, voucherId } from './voucherFields'
import { own } from '../sample'

export const showVoucher = /*#__PURE__*/ defineCall({
  name: 'showVoucher',
  method: 'POST',
  path: '/api/wechatbank/coupon/showVoucher',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: [],
  summary: 'A voucher’s code for the merchant, good for a minute; a partner’s code as it is (ours, /myVoucher).',
  request: /*#__PURE__*/ v.strictObject({ voucherId }),
  response: shownCode,
  errors: ['VoucherUnknown', 'VoucherUsed', 'VoucherExpired'],
  sample: { voucherId: own('voucher') },
})
