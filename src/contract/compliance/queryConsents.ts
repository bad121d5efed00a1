import * as v from 'valibot'
import { defineCall } from '../call'
import { code, instant, nothing, text } from '../fields'

export const queryConsents = /*#__PURE__*/ defineCall({
  name: 'queryConsents',
  method: 'GET',
  path: '/api/wechatbank/privacy/queryConsents',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['compliance', 'entry'],
  summary: 'Every consent and accepted agreement with version and times, newest first (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    consents: v.array(
      v.object({
        kind: code,
        title: text,
        version: code,
        /** The other version that was agreed to before. */
        previousVersion: v.optional(code),
        /** The present version where it is another one, of the kind's newest consent. */
        newerVersion: v.optional(code),
        givenAt: instant,
        withdrawnAt: v.optional(instant),
        /** Whether it can be withdrawn in the app: consents can, accepted agreements of an open account can't. */
        withdrawable: v.boolean(),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
