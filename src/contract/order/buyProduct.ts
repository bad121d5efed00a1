import * as v from 'valibot'
import { PARTNER_PAGES } from '@/domain/channels/channels'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { defineCall } from '../call'
import { usedCoupon } from '../voucher/couponFacts'
import { clientId, code, day, dayOrNone, fenAmount, instant, payPassword, productType, rate, text } from '../fields'
import { orderSource } from './orderSource'
import { own } from '../sample'

export const buyProduct = /*#__PURE__*/ defineCall({
  name: 'buyProduct',
  method: 'POST',
  path: '/api/wechatbank/trade/buyProduct',
  protection: 'signed',
  access: 'trading',
  effect: 'money',
  invalidates: ['account', 'holding', 'order', 'voucher'],
  payment: 'buy',
  summary: 'Buys a deposit or subscribes to the wealth product with the money of the electronic account (ours).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    productType,
    amount: fenAmount,
    /** The rate the customer saw, basis points; the order is refused when it has changed. Wealth: 0. */
    expectedRate: rate,
    /**
     * The day from which a deposit earns, or on which shares are confirmed, as the customer was told; the order is refused when
     * it has changed. Not compared when left out.
     */
    expectedDay: v.optional(day),
    agreementVersion: code,
    password: payPassword,
    /** Customers of 65 and over confirm once more; see docs/decisions/suitability.md. */
    elderConfirmed: v.optional(v.boolean()),
    /** A coupon to be used with the order (src/domain/voucher). */
    couponId: v.optional(code),
    /** Terms of an agreement deposit that the customer has by an adviser’s code. */
    offerId: v.optional(code),
    /** Who brought the customer; kept with the order. */
    source: v.optional(orderSource),
    /** The partner's page on which it is bought; the source's channel must offer that page. */
    partnerPage: v.optional(v.picklist(PARTNER_PAGES)),
  }),
  response: /*#__PURE__*/ v.object({
    orderNo: code,
    seqNo: code,
    status: v.picklist(['SUCCESS', 'PENDING']),
    productType,
    productName: text,
    amount: fenAmount,
    startDate: dayOrNone,
    endDate: dayOrNone,
    /** Estimated interest at maturity; 0 for wealth. */
    appointInterest: fenAmount,
    at: instant,
    coupon: v.optional(usedCoupon),
  }),
  errors: [
    'AccountLost',
    'ProductUnknown',
    'ProductNotOnSale',
    'ProductClosed',
    'ProductNotInChannel',
    'PartnerPageOnly',
    'InvitationMissing',
    'BelowMinimum',
    'AboveMaximum',
    'NotAStep',
    'QuotaSoldOut',
    'RateChanged',
    'TransferDayChanged',
    'AgreementMissing',
    'InsufficientFunds',
    'PasswordWrong',
    'PasswordLocked',
    'RiskTestMissing',
    'RiskTestExpired',
    'RiskLevelTooHigh',
    'ElderConfirmationMissing',
    'ManagerConsentMissing',
    'CouponUnknown',
    'CouponUsed',
    'CouponExpired',
    'CouponNotFitting',
    'AgreementCodeInvalid',
    'AgreementCodeExpired',
    'AgreementCodeUsed',
    'ClientIdReused',
  ],
  sample: {
    clientId: own('newClientId'),
    productType: '20194',
    amount: 2_345_600,
    expectedRate: 130,
    agreementVersion: PRODUCT_AGREEMENT_VERSION,
    password: own('payPassword'),
    elderConfirmed: true,
    couponId: own('coupon'),
    source: { channel: 'HZJK', marketNo: 'M9', saverId: 'S9', promote_id: 'P9', sales_id: 'A9' },
  },
})
