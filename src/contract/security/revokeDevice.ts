import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields, payPassword } from '../fields'
import { own } from '../sample'

export const revokeDevice = /*#__PURE__*/ defineCall({
  name: 'revokeDevice',
  method: 'POST',
  path: '/api/wechatbank/security/revokeDevice',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['security', 'message'],
  summary:
    'Takes the trust from another device and ends its sessions at once; its next sign-in needs the gesture and a code (specification §2, /loginSecurity; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ deviceId: code, password: payPassword }),
  response: noFields,
  errors: ['DeviceUnknown', 'DeviceCurrent', 'PasswordWrong', 'PasswordLocked'],
  sample: { deviceId: own('otherDevice'), password: own('payPassword') },
})
