import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields, payPassword } from '../fields'
import { own } from '../sample'

export const setSettlementCard = /*#__PURE__*/ defineCall({
  name: 'setSettlementCard',
  method: 'POST',
  path: '/api/wechatbank/card/setSettlementCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['card'],
  summary:
    'Chooses the bound card that a promoter’s reward goes to, by the payment password; only while promotion is on (specification §2, /kolChooseBank; kolEnabled).',
  request: /*#__PURE__*/ v.strictObject({ cardId: code, password: payPassword }),
  response: noFields,
  errors: [
    'PromotionClosed',
    'CardUnknown',
    'CardIsSpecial',
    'AccountLost',
    'PhoneLost',
    'PasswordWrong',
    'PasswordLocked',
  ],
  sample: { cardId: own('card'), password: own('payPassword') },
})
