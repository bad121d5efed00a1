import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { authorisationFacts } from './authorisationFields'
import { own } from '../sample'

export const declineAuthorisation = /*#__PURE__*/ defineCall({
  name: 'declineAuthorisation',
  method: 'POST',
  path: '/api/wechatbank/bridge/declineAuthorisation',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['bridge'],
  summary:
    'Says no to a partner’s order, which can’t be paid then (specification §2, /PasswordKeyboardNew; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ authId: code }),
  response: authorisationFacts,
  errors: ['AuthUnknown', 'AuthExpired', 'AuthClosed'],
  sample: { authId: own('waitingAuthorisation') },
})
