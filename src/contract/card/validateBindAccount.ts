import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { typedLineOf } from '../typed'
import { own } from '../sample'

export const validateBindAccount = /*#__PURE__*/ defineCall({
  name: 'validateBindAccount',
  method: 'POST',
  path: '/api/wechatbank/openaccount/validateBindAccount',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['card'],
  summary: 'Names the bank of a card number (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    acctNo: typedLineOf(32),
  }),
  response: /*#__PURE__*/ v.object({
    bank_name: code,
    /** Only a debit card can be bound. */
    cardType: v.picklist(['DEBIT', 'CREDIT']),
  }),
  errors: ['CardNumberInvalid', 'CardBankUnknown'],
  sample: { acctNo: own('secondCardNo') },
})
