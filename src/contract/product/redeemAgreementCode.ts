import * as v from 'valibot'
import { defineCall } from '../call'
import { typedLine } from '../typed'
import { agreementOffer } from './agreementOffer'
import { own } from '../sample'

export const redeemAgreementCode = /*#__PURE__*/ defineCall({
  name: 'redeemAgreementCode',
  method: 'POST',
  path: '/api/wechatbank/product/redeemAgreementCode',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['product'],
  summary:
    'Takes the code that an adviser gave the customer for an agreement deposit (specification §2, /agrDepCode): twelve characters, one customer, one deposit, a last day. Five wrong ones a day.',
  request: /*#__PURE__*/ v.strictObject({
    /** As it was typed. */
    agreementCode: typedLine,
  }),
  response: /*#__PURE__*/ v.object({ offer: agreementOffer }),
  errors: [
    'AgreementCodeInvalid',
    'AgreementCodeOfAnother',
    'AgreementCodeExpired',
    'AgreementCodeUsed',
    'AgreementCodeTooOften',
  ],
  sample: { agreementCode: own('agreementCode') },
})
