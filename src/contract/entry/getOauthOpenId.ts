import * as v from 'valibot'
import { defineCall } from '../call'
import { code, instant } from '../fields'
import { own } from '../sample'

export const getOauthOpenId = /*#__PURE__*/ defineCall({
  name: 'getOauthOpenId',
  method: 'GET',
  path: '/api/getOauthOpenId',
  protection: 'sealed',
  access: 'public',
  effect: 'write',
  invalidates: [],
  summary:
    "Trades the one-use token of the platform's authorisation for an open id and a session (specification §7). The answer is sealed under the session the request named, not under the new one.",
  request: /*#__PURE__*/ v.strictObject({
    token: code,
    /** What the client drew: 8 to 64 of A-Z a-z 0-9 _ . - ; refused with StateRefused where it is another. H5 only. */
    state: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    openId: code,
    /** Sent as x-session from now on. */
    sessionToken: code,
    expiresAt: instant,
  }),
  errors: ['TokenRefused', 'StateRefused'],
  sample: { token: own('loginToken') },
})
