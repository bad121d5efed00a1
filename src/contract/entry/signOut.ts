import { defineCall } from '../call'
import { noFields, nothing } from '../fields'

export const signOut = /*#__PURE__*/ defineCall({
  name: 'signOut',
  method: 'POST',
  path: '/api/wechatbank/session/signOut',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  // Everything, but the app has forgotten it before this is sent, and nothing may be asked for a session that is over.
  changes: [],
  summary: 'Ends the session on the server (ours).',
  request: nothing,
  response: noFields,
  errors: [],
})
