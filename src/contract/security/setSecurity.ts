import * as v from 'valibot'
import { SECURITY_CHANGES } from '@/domain/limits/settings'
import { defineCall } from '../call'
import { code, fenAmount, gesturePattern, noFields, payPassword } from '../fields'
import { own } from '../sample'

export const setSecurity = /*#__PURE__*/ defineCall({
  name: 'setSecurity',
  method: 'POST',
  path: '/api/wechatbank/security/setSecurity',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['security', 'transfer', 'message'],
  summary:
    'Changes one of a customer’s protections (specification §2, /paySecurity; the call is ours). Which proof it needs follows from what it would do: docs/decisions/limits.md.',
  request: /*#__PURE__*/ v.strictObject({
    change: v.picklist(SECURITY_CHANGES),
    /** Of `limits`. */
    single: v.optional(fenAmount),
    aDay: v.optional(fenAmount),
    /** Of `nightLock`. */
    on: v.optional(v.boolean()),
    /** Of `notice`; none turns it off. */
    over: v.optional(fenAmount),
    /** Of `regions`; none turns the lock off. */
    provinces: v.optional(v.array(code)),
    /** The gesture, for `stop`. */
    pattern: v.optional(gesturePattern),
    /** The payment password, for what weakens a protection and for other limits. */
    password: v.optional(payPassword),
  }),
  response: noFields,
  errors: [
    'LimitsInvalid',
    'GestureWrong',
    'GestureLocked',
    'GestureNotSet',
    'PasswordWrong',
    'PasswordLocked',
    'FaceMissing',
    'TooManyTries',
    'AccountLost',
    'PhoneLost',
  ],
  sample: { change: 'limits', single: 31_234_500, aDay: 87_654_300, password: own('payPassword') },
})
