import * as v from 'valibot'
import { defineCall } from '../call'
import { code, smsCode } from '../fields'
import { mobileNo } from '../typed'
import { own } from '../sample'

export const registerCustomer = /*#__PURE__*/ defineCall({
  name: 'registerCustomer',
  method: 'POST',
  path: '/api/wechatbank/register/registerCustomer',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: 'everything',
  consent: 'privacyPolicy',
  summary:
    'Registers the open id with a phone number after its code (specification §2, /VerifiedPhone); a number of somebody registered elsewhere leads to the sync.',
  request: /*#__PURE__*/ v.strictObject({ mobileNo, smsCode }),
  response: /*#__PURE__*/ v.object({
    /** ELSEWHERE: the app opens /syncaccount; from now on checkRegisterUser gives the same. */
    registerStatus: v.picklist(['REGISTERED', 'ELSEWHERE']),
    /** Masked. */
    registerMobileNo: code,
  }),
  errors: ['MobileInvalid', 'AlreadyRegistered', 'SmsCodeWrong', 'SmsCodeExpired', 'PhoneLost', 'ConsentMissing'],
  sample: { mobileNo: own('mobileNo'), smsCode: own('registerCode') },
})
