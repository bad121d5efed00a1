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
    /**
     * Of a registered person: a reference that says nothing about them, the same at each sign-in and nobody else's. The phone
     * keeps it beside an order whose outcome isn't known, so that only they are asked about and told of it.
     */
    customerRef: v.optional(code),
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
  sample: {},
})
