import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount, noFields, payPassword } from '../fields'
import { STANDING } from './familyFields'
import { own } from '../sample'

export const changeFamilyCard = /*#__PURE__*/ defineCall({
  name: 'changeFamilyCard',
  method: 'POST',
  path: '/api/wechatbank/family/changeFamilyCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['family'],
  payment: 'promise',
  summary:
    'Changes a family card: lowers its limits, pauses or ends it at once; raises them or resumes it by the payment password with an account in order, as giving does. Whoever was given it may end it too (specification §2, /familyChangeCard).',
  request: /*#__PURE__*/ v.strictObject({
    grantId: code,
    action: v.picklist(['limits', 'pause', 'resume', 'end']),
    /** With `limits`. */
    monthLimit: v.optional(fenAmount),
    single: v.optional(fenAmount),
    /** With `resume`, and with `limits` that are higher than before. */
    password: v.optional(payPassword),
  }),
  response: noFields,
  errors: [
    ...STANDING,
    'AccountLost',
    'GrantUnknown',
    'GrantChanged',
    'AmountInvalid',
    'StepUpMissing',
    'PasswordWrong',
    'PasswordLocked',
    'TooManyTries',
  ],
  sample: {
    grantId: own('familyGrant'),
    action: 'limits',
    monthLimit: 237_500,
    single: 63_100,
    password: own('payPassword'),
  },
})
