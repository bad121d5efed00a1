import { defineCall } from '../call'
import { noFields, nothing } from '../fields'

export const signOut = /*#__PURE__*/ defineCall({
  name: 'signOut',
  method: 'POST',
  path: '/api/wechatbank/session/signOut',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  // It changes everything, but the app has forgotten all answers before it is sent, and an ended session can't ask for
  // them.
  invalidates: [],
  summary: 'Ends the session on the server (ours).',
  request: nothing,
  response: noFields,
  errors: [],
  sample: {},
})
