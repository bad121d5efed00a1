import * as v from 'valibot'
import { defineCall } from '../call'
import { code, instant, payPassword, text } from '../fields'
import { own } from '../sample'

export const unbindCard = /*#__PURE__*/ defineCall({
  name: 'unbindCard',
  method: 'POST',
  path: '/api/wechatbank/card/unbindCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['card', 'message', 'transfer'],
  summary: 'Unbinds a card by the payment password (specification §2, /untiedBankCardSuccessed).',
  request: /*#__PURE__*/ v.strictObject({ cardId: code, password: payPassword }),
  response: /*#__PURE__*/ v.object({
    cardId: code,
    bankName: text,
    /** Masked. */
    cardNo: code,
    at: instant,
  }),
  errors: [
    'CardUnknown',
    'CardIsFirst',
    'CardInUse',
    'CardIsLast',
    'AccountLost',
    'PhoneLost',
    'PasswordWrong',
    'PasswordLocked',
  ],
  sample: { cardId: own('otherCard'), password: own('payPassword') },
})
