import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { mobileNo } from '../typed'
import { own } from '../sample'

/** What a code is for; a code for one purpose is refused for another. */
export const SMS_PURPOSES = [
  'register',
  'syncAccount',
  'bindCard',
  'activateAccount',
  'resetPassword',
  'transfer',
  'resetSub',
  'resetGesture',
  'credentialReview',
  'reportLoss',
  'changePhoneOld',
  'changePhoneNew',
  'confirmPhone',
  'cardPhone',
  'closeAccount',
  'newDevice',
] as const

export const sendSmsCode = /*#__PURE__*/ defineCall({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/api/wechatbank/sms/sendSmsCode',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: [],
  consent: 'privacyPolicy',
  summary:
    'Sends a 6-digit code, good once for its purpose, 5 minutes and 5 guesses; the next after 60 s (ours). The call that the code is for checks it.',
  request: /*#__PURE__*/ v.strictObject({
    purpose: v.picklist(SMS_PURPOSES),
    /** For `register`, `bindCard` and `cardPhone`; `changePhoneNew` goes to the number named, other codes to that on record. */
    mobileNo: v.optional(mobileNo),
  }),
  response: /*#__PURE__*/ v.object({
    /** Masked. */
    sentTo: code,
    /** Seconds until another may be asked for. */
    resendAfter: v.number(),
    /** Seconds for which the code is valid. */
    validFor: v.number(),
  }),
  errors: [
    'MobileInvalid',
    'SmsTooOften',
    'SmsDailyLimit',
    'SmsAddressLimit',
    'SmsUnavailable',
    'SmsUnsure',
    'SmsBlocked',
    'AlreadyRegistered',
    'NotRegistered',
    'AccountMissing',
    'PhoneChangeExpired',
    'PhoneChangeOutOfOrder',
    'PhoneChangeWaiting',
    'PhoneMissing',
    'SignInExpired',
    'ConsentMissing',
    'PhoneLost',
  ],
  sample: { purpose: 'bindCard', mobileNo: own('mobileNo') },
})
