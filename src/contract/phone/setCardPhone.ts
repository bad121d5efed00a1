import * as v from 'valibot'
import { boundCard } from '../card/queryBoundCards'
import { defineCall } from '../call'
import { smsCode } from '../fields'
import { mobileNo } from '../typed'
import { own } from '../sample'

export const setCardPhone = /*#__PURE__*/ defineCall({
  name: 'setCardPhone',
  method: 'POST',
  path: '/api/wechatbank/phone/setCardPhone',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['phone', 'card', 'message'],
  summary:
    'Keeps the number that the first card’s bank now has, by a code of purpose cardPhone to it and after the card network has verified the card with it (specification §2, /changeFirstPhone; our reading).',
  request: /*#__PURE__*/ v.strictObject({ mobileNo, smsCode }),
  response: boundCard,
  errors: [
    'CardUnknown',
    'MobileInvalid',
    'PhoneSame',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'TooManyTries',
    'CardPhoneMismatch',
    'CardOwnerMismatch',
    'CardUnavailable',
    'AccountFrozen',
    'AccountLost',
    'ClosureUnderWay',
  ],
  sample: { mobileNo: own('cardPhone'), smsCode: own('cardPhoneCode') },
})
