import * as v from 'valibot'
import { defineCall } from '../call'
import { smsCode } from '../fields'
import { mobileNo, typedLineOf } from '../typed'
import { onboardingState } from './onboardingState'
import { own } from '../sample'

/** A card number as typed; blanks are allowed. */
export const cardNo = /*#__PURE__*/ typedLineOf(32)

export const bindOpeningCard = /*#__PURE__*/ defineCall({
  name: 'bindOpeningCard',
  method: 'POST',
  path: '/api/wechatbank/openaccount/bindOpeningCard',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['onboarding'],
  consent: 'privacyPolicy',
  summary:
    'The card the account is bound to: its bank confirms name, ID, card and phone; the code of purpose bindCard went to that phone (ours).',
  request: /*#__PURE__*/ v.strictObject({ cardNo, mobileNo, smsCode }),
  response: onboardingState,
  errors: [
    'OnboardingOutOfOrder',
    'AccountExists',
    'OpeningUnderWay',
    'CardNumberInvalid',
    'CardBankUnknown',
    'CardIsCredit',
    'CardPhoneMismatch',
    'CardOwnerMismatch',
    'CardUnavailable',
    'MobileInvalid',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PhoneLost',
    'TooManyTries',
    'ConsentMissing',
  ],
  sample: { cardNo: own('openingCardNo'), mobileNo: own('mobileNo'), smsCode: own('bindCardCode') },
})
