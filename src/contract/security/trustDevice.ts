import * as v from 'valibot'
import { defineCall } from '../call'
import { code, instant, smsCode } from '../fields'
import { own } from '../sample'

export const trustDevice = /*#__PURE__*/ defineCall({
  name: 'trustDevice',
  method: 'POST',
  path: '/api/wechatbank/security/trustDevice',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['security', 'message', 'enterprise'],
  consent: 'privacyPolicy',
  summary:
    'Signs in on a device that the bank doesn’t trust yet, by a code of purpose newDevice, within 10 minutes of the gesture that was refused with DeviceNew; the answer is still sealed under the old session (ours).',
  request: /*#__PURE__*/ v.strictObject({ smsCode }),
  response: /*#__PURE__*/ v.object({ sessionToken: code, expiresAt: instant, changed: v.optional(v.boolean()) }),
  errors: [
    'NotRegistered',
    'AccountMissing',
    'SignInExpired',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'ConsentMissing',
    'PhoneLost',
    'PhoneMissing',
  ],
  sample: { smsCode: own('newDeviceCode') },
})
