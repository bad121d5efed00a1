import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields, smsCode } from '../fields'
import { own } from '../sample'

export const confirmPhone = /*#__PURE__*/ defineCall({
  name: 'confirmPhone',
  method: 'POST',
  path: '/api/wechatbank/phone/confirmPhone',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['phone'],
  summary:
    'Confirms by a code of purpose confirmPhone that the number on record is still the customer’s, as asked once a year (specification §2, /phoneVerification).',
  request: /*#__PURE__*/ v.strictObject({ smsCode }),
  response: noFields,
  errors: ['SmsCodeWrong', 'SmsCodeExpired'],
  sample: { smsCode: own('confirmPhoneCode') },
})
