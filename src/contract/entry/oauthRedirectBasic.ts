import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields, opaque } from '../fields'

export const oauthRedirectBasic = /*#__PURE__*/ defineCall({
  name: 'oauthRedirectBasic',
  method: 'GET',
  path: '/api/oauthRedirectBasic',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary: "Sends the browser to the platform's authorise page; a navigation, not a JSON call (specification §7).",
  request: /*#__PURE__*/ v.strictObject({
    /** What the client has drawn: 8 to 64 of A-Z a-z 0-9 _ . - . */
    state: code,
    /** The page to come back to, a path below /main/; a part that is too long for an address is left out. */
    returnTo: v.optional(opaque),
  }),
  response: noFields,
  errors: ['StateRefused'],
  sample: { state: 'state-1', returnTo: '/main/' },
})
