import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount } from '../fields'
import { authorisationFacts } from './authorisationFields'
import { own } from '../sample'

export const queryAuthorisation = /*#__PURE__*/ defineCall({
  name: 'queryAuthorisation',
  method: 'POST',
  path: '/api/wechatbank/bridge/queryAuthorisation',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'bridge'],
  summary:
    'A partner’s order that waits for this customer’s word (specification §2, /PasswordKeyboardNew; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ authId: code }),
  response: /*#__PURE__*/ v.object({
    ...authorisationFacts.entries,
    /** What the account it is paid from has. */
    available: fenAmount,
  }),
  errors: ['AuthUnknown'],
  sample: { authId: own('authorisation') },
})
