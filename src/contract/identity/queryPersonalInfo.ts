import * as v from 'valibot'
import { defineCall } from '../call'
import { code, dayOrNone, line, nothing } from '../fields'

export const queryPersonalInfo = /*#__PURE__*/ defineCall({
  name: 'queryPersonalInfo',
  method: 'GET',
  path: '/api/wechatbank/identity/queryPersonalInfo',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['identity'],
  summary: 'What the bank has on the customer, for /selfInformation and forms to begin with (specification §2, §3).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** Masked. */
    name: code,
    /** Masked. */
    idCardNo: code,
    /** '' is 长期. */
    idCardUntil: dayOrNone,
    /** Masked. */
    mobileNo: code,
    /** Undefined until the customer has given it. */
    personal: v.optional(
      v.object({
        occupation: code,
        industry: code,
        employer: line,
        marital: code,
        education: code,
        income: code,
        region: code,
        /** Masked. */
        address: line,
      }),
    ),
    taxResidency: v.optional(v.picklist(['CHINA', 'NON_RESIDENT', 'BOTH'])),
    /** The record of an ID card that a person still decides about; undefined for none. */
    idCardReview: v.optional(code),
  }),
  errors: [],
  sample: {},
})
