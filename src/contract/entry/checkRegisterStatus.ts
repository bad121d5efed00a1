import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing } from '../fields'

export const checkRegisterStatus = /*#__PURE__*/ defineCall({
  name: 'checkRegisterStatus',
  method: 'POST',
  path: '/api/wechatbank/register/checkRegisterStatus',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['entry', 'security'],
  summary:
    'How far the person behind the session is: not registered, registered elsewhere, registered; and whether signed in.',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    registerStatus: v.picklist(['UNREGISTERED', 'ELSEWHERE', 'REGISTERED']),
    /** Masked. */
    registerMobileNo: v.optional(code),
    hasAccount: v.boolean(),
    signedIn: v.boolean(),
    /** Masked, as 张*. */
    customerName: v.optional(code),
    /**
     * The marketing number in links this person shares; only while promotion is on (kolEnabled) and for people who may
     * promote.
     */
    marketNo: v.optional(code),
  }),
  errors: [],
})
