import * as v from 'valibot'
import { defineCall } from '../call'
import { smsCode } from '../fields'
import { mobileNo } from '../typed'
import { cardNo } from '../onboarding/bindOpeningCard'
import { boundCard } from './queryBoundCards'
import { own } from '../sample'

export const bindBankCard = /*#__PURE__*/ defineCall({
  name: 'bindBankCard',
  method: 'POST',
  path: '/api/wechatbank/card/bindBankCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['card', 'campaign', 'message'],
  consent: 'privacyPolicy',
  summary:
    'Binds another bank card of the customer, at most 5, or one for special payouts, at most 2; the code of purpose bindCard went to the number the card has at its bank (ours).',
  request: /*#__PURE__*/ v.strictObject({
    cardNo,
    mobileNo,
    smsCode,
    /** What it is bound for: to move money unless said otherwise, or to take special payouts. */
    use: v.optional(v.picklist(['OWN', 'SPECIAL'])),
  }),
  response: boundCard,
  errors: [
    'CardNumberInvalid',
    'CardBankUnknown',
    'CardIsCredit',
    'CardPhoneMismatch',
    'CardOwnerMismatch',
    'CardAlreadyBound',
    'CardLimitReached',
    'CardUnavailable',
    'MobileInvalid',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'AccountLost',
    'PhoneLost',
    'TooManyTries',
    'ConsentMissing',
  ],
  sample: { cardNo: own('secondCardNo'), mobileNo: own('mobileNo'), smsCode: own('bindCardCode') },
})
