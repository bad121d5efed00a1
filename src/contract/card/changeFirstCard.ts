import * as v from 'valibot'
import { defineCall } from '../call'
import { code, payPassword } from '../fields'
import { boundCard } from './queryBoundCards'
import { own } from '../sample'

export const changeFirstCard = /*#__PURE__*/ defineCall({
  name: 'changeFirstCard',
  method: 'POST',
  path: '/api/wechatbank/card/changeFirstCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['card', 'message', 'transfer'],
  summary:
    'Makes another bound card the first, which anchors the account: by a face of scene changeFirstCard and the payment password. Money out is limited for 24 hours then (specification §2, /firstCard).',
  request: /*#__PURE__*/ v.strictObject({ cardId: code, password: payPassword }),
  response: boundCard,
  errors: [
    'CardUnknown',
    'CardIsSpecial',
    'CardAlreadyFirst',
    'FaceMissing',
    'AccountLost',
    'PhoneLost',
    'PasswordWrong',
    'PasswordLocked',
  ],
  sample: { cardId: own('nextFirstCard'), password: own('payPassword') },
})
