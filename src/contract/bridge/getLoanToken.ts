import * as v from 'valibot'
import { defineCall } from '../call'
import { loanSelector, opened, voucherNo } from './bridgeFields'

export const getLoanToken = /*#__PURE__*/ defineCall({
  name: 'getLoanToken',
  method: 'POST',
  path: '/api/wechatbank/token/getLoanToken',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['bridge'],
  summary:
    'The address of a loan app by its selector, with a one-use token where a voucher goes along (specification §9; the call is ours, beside the four of §7).',
  request: /*#__PURE__*/ v.strictObject({ selector: loanSelector, voucherNo: v.optional(voucherNo) }),
  response: opened,
  errors: ['BridgeTargetDown', 'BridgeDeclined', 'CouponUnknown', 'CouponUsed', 'CouponExpired'],
  sample: { selector: '1' },
})
