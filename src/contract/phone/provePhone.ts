import * as v from 'valibot'
import { defineCall } from '../call'
import { code, smsCode } from '../fields'
import { CHANGING, phoneChange } from './phoneFields'
import { own } from '../sample'

export const provePhone = /*#__PURE__*/ defineCall({
  name: 'provePhone',
  method: 'POST',
  path: '/api/wechatbank/phone/provePhone',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['phone', 'identity', 'security', 'message', 'transfer'],
  consent: 'privacyPolicy',
  summary:
    'Takes the code that a change waits for: of the old number (changePhoneOld) or the new one (changePhoneNew). After the new one’s the carriers’ register is asked, and where the number is the customer’s the change is done (specification §2, /VerifyPhoneCode).',
  request: /*#__PURE__*/ v.strictObject({ changeId: code, smsCode }),
  response: phoneChange,
  errors: [
    ...CHANGING,
    'PhoneChangeExpired',
    'PhoneChangeOutOfOrder',
    'PhoneChangeWaiting',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PhoneTaken',
    'TooManyTries',
    'AccountLost',
    'AccountFrozen',
    'ClosureUnderWay',
  ],
  sample: { changeId: own('phoneToProve'), smsCode: own('changePhoneOldCode') },
})
