import * as v from 'valibot'
import { defineCall } from '../call'
import { payPassword } from '../fields'
import { loginId } from './devices'
import { own } from '../sample'

export const disownLogin = /*#__PURE__*/ defineCall({
  name: 'disownLogin',
  method: 'POST',
  path: '/api/wechatbank/security/disownLogin',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['security', 'message'],
  summary:
    'Says that a log-in was somebody else’s: ends all other sessions and takes the trust from the device it was on, unless that is the caller’s own (specification §2, /loginRecord; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ id: loginId, password: payPassword }),
  response: /*#__PURE__*/ v.object({
    /** What became of the device; `NONE`: the attempt was on none that the bank trusts. */
    device: v.picklist(['REVOKED', 'CURRENT', 'NONE']),
  }),
  errors: ['LoginUnknown', 'PasswordWrong', 'PasswordLocked'],
  sample: { id: own('login'), password: own('payPassword') },
})
