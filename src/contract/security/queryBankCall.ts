import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing, text } from '../fields'

export const queryBankCall = /*#__PURE__*/ defineCall({
  name: 'queryBankCall',
  method: 'POST',
  path: '/api/wechatbank/security/queryBankCall',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: [],
  summary: 'Whether the bank is calling this customer now, as its staff have said before they dialled (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** None while nobody of the bank calls. */
    calling: v.optional(
      v.object({
        /** Who calls: a department or a role, no person's name. */
        caller: text,
        reason: text,
        since: instant,
        until: instant,
      }),
    ),
    at: instant,
  }),
  errors: [],
  sample: {},
})
