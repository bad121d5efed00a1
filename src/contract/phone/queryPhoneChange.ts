import * as v from 'valibot'
import { defineCall } from '../call'
import { code, instant, nothing } from '../fields'
import { phoneChange, phoneMethod } from './phoneFields'

export const queryPhoneChange = /*#__PURE__*/ defineCall({
  name: 'queryPhoneChange',
  method: 'POST',
  path: '/api/wechatbank/phone/queryPhoneChange',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['phone', 'security'],
  summary:
    'The number on record, the ways to another one, and the latest change as far as it has come; before the gesture only that of a customer without a number, and one by RECOVER (specification §2, /ChangePhone).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** Masked; undefined for a customer without one. */
    mobileNo: v.optional(code),
    /** Until when the customer last said, or showed by a change, that the number is theirs; by the bank's clock. */
    confirmedAt: v.optional(instant),
    /** Whether that is more than a year ago. */
    confirmDue: v.boolean(),
    changedAt: v.optional(instant),
    hasPassword: v.boolean(),
    methods: v.array(phoneMethod),
    change: v.optional(phoneChange),
  }),
  errors: ['NotRegistered', 'AccountMissing'],
  sample: {},
})
