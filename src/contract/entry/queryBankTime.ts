import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing } from '../fields'

export const queryBankTime = /*#__PURE__*/ defineCall({
  name: 'queryBankTime',
  method: 'GET',
  path: '/api/wechatbank/config/queryBankTime',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'What the bank’s clock shows, for the comparison with the phone’s (specification §2, /sysPage; the call is ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({ now: instant }),
  errors: [],
  sample: {},
})
