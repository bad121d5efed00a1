import * as v from 'valibot'
import { defineCall } from '../call'
import { day, text } from '../fields'

export const queryMiniLink = /*#__PURE__*/ defineCall({
  name: 'queryMiniLink',
  method: 'POST',
  path: '/api/wechatbank/bridge/queryMiniLink',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'A link that opens a page of the mini-program from a browser or an SMS, made by the bank for 30 days (specification §2, /evokeMinip; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** The page by its route's name; home without one. */
    to: v.optional(v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9_]{0,64}$/))),
  }),
  response: /*#__PURE__*/ v.object({
    link: text,
    /** Its last day. */
    until: day,
  }),
  errors: ['BridgeTargetDown'],
  sample: { to: '/Help' },
})
