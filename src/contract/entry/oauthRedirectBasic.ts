import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields } from '../fields'

export const oauthRedirectBasic = /*#__PURE__*/ defineCall({
  name: 'oauthRedirectBasic',
  method: 'GET',
  path: '/api/oauthRedirectBasic',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  tells: [],
  summary: "Sends the browser to the platform's authorise page; a navigation, not a JSON call (specification §7).",
  request: /*#__PURE__*/ v.strictObject({
    state: code,
    /** Where to come back to, a path below /main/; what doesn't fit an address is left out of it. */
    returnTo: v.optional(v.string()),
  }),
  response: noFields,
  errors: ['StateRefused'],
})
