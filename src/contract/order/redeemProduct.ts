import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, day, dayOrNone, fenAmount, instant, payPassword, productType, text } from '../fields'
import { own } from '../sample'

export const redeemProduct = /*#__PURE__*/ defineCall({
  name: 'redeemProduct',
  method: 'POST',
  path: '/api/wechatbank/trade/redeemProduct',
  protection: 'signed',
  access: 'trading',
  effect: 'money',
  invalidates: ['account', 'holding', 'order'],
  payment: 'own',
  summary: 'Withdraws a deposit whole, or redeems shares of the wealth product (ours).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    seqNo: code,
    mode: v.picklist(['full', 'ordinary', 'fast']),
    /** Principal of a deposit, or the shares to redeem. */
    amount: fenAmount,
    /** The interest the customer saw, fen; the order is refused when it has changed. Wealth: 0. */
    expectedInterest: fenAmount,
    /**
     * The day on which an ordinary redemption is paid, as the customer was told; the order is refused when it has changed.
     * None for what is paid at once.
     */
    expectedDay: v.optional(day),
    password: payPassword,
  }),
  response: /*#__PURE__*/ v.object({
    orderNo: code,
    status: v.picklist(['SUCCESS', 'PENDING']),
    productName: text,
    productType,
    principal: fenAmount,
    interest: fenAmount,
    /** The part of a cash coupon that was taken back from principal and interest; undefined when none was. */
    takenBack: v.optional(fenAmount),
    /** When an ordinary redemption is paid; '' when it is paid already. */
    payDate: dayOrNone,
    at: instant,
  }),
  errors: [
    'AccountLost',
    'HoldingUnknown',
    'ModeNotForHolding',
    'HoldingClosed',
    'NotYetWithdrawable',
    'WithdrawalBlocked',
    'RedeemAmountTooLarge',
    'FastRedeemCapExceeded',
    'RateChanged',
    'TransferDayChanged',
    'PasswordWrong',
    'PasswordLocked',
    'ClientIdReused',
  ],
  sample: {
    clientId: own('newClientId'),
    seqNo: own('shares'),
    mode: 'fast',
    amount: 123_457,
    expectedInterest: 0,
    password: own('payPassword'),
  },
})
