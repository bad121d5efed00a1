import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields } from '../fields'
import { own } from '../sample'

export const changeWxSyncUserInfo = /*#__PURE__*/ defineCall({
  name: 'changeWxSyncUserInfo',
  method: 'POST',
  path: '/api/wechatbank/syncAccount/changeWxSyncUserInfo',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: 'everything',
  summary:
    'Takes over an account registered elsewhere, after an SMS code; a cancelled sync does not apply (specification §7, §9).',
  request: /*#__PURE__*/ v.strictObject({
    mobileNo: code,
    smsCode: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    cancelled: v.boolean(),
  }),
  response: noFields,
  errors: ['NotRegistered', 'SmsCodeWrong', 'SmsCodeExpired'],
  sample: { mobileNo: own('mobileNo'), smsCode: own('syncAccountCode'), cancelled: false },
})
