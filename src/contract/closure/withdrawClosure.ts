import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing } from '../fields'
import { closureStanding } from './closureFields'

export const withdrawClosure = /*#__PURE__*/ defineCall({
  name: 'withdrawClosure',
  method: 'POST',
  path: '/api/wechatbank/closure/withdrawClosure',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['closure', 'message'],
  summary: 'Calls closing off, until money is on its way to the card (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({ state: closureStanding }),
  errors: ['ClosureUnknown', 'ClosurePaying'],
  sample: {},
})
