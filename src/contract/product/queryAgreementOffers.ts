import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { agreementOffer } from './agreementOffer'

export const queryAgreementOffers = /*#__PURE__*/ defineCall({
  name: 'queryAgreementOffers',
  method: 'POST',
  path: '/api/wechatbank/product/queryAgreementOffers',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['product', 'order'],
  summary:
    'Terms of agreement deposits that the customer’s adviser agreed on with them, by codes they have typed; newest first, by pages (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Gives what follows this one. */
    after: v.optional(code),
    /** Only this one. */
    offerId: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({ offers: v.array(agreementOffer), more: v.boolean() }),
  errors: [],
  sample: {},
})
