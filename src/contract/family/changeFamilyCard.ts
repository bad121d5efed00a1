import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount, noFields, payPassword } from '../fields'

export const changeFamilyCard = /*#__PURE__*/ defineCall({
  name: 'changeFamilyCard',
  method: 'POST',
  path: '/api/wechatbank/family/changeFamilyCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  changes: ['family'],
  summary:
    'Changes a family card’s limits, lower at once and higher by the payment password, pauses, resumes or ends it; whoever was given it may end it too (specification §2, /familyChangeCard).',
  request: /*#__PURE__*/ v.strictObject({
    grantId: code,
    action: v.picklist(['limits', 'pause', 'resume', 'end']),
    /** With `limits`. */
    monthLimit: v.optional(fenAmount),
    single: v.optional(fenAmount),
    /** With `limits` that are higher than before. */
    password: v.optional(payPassword),
  }),
  response: noFields,
  errors: ['GrantUnknown', 'GrantChanged', 'AmountInvalid', 'StepUpMissing', 'PasswordWrong', 'PasswordLocked'],
})
