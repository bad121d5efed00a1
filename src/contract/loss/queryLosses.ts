import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing } from '../fields'
import { lossCase, lossObject } from './lossFields'

export const queryLosses = /*#__PURE__*/ defineCall({
  name: 'queryLosses',
  method: 'GET',
  path: '/api/wechatbank/loss/queryLosses',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['account', 'identity', 'loss', 'security', 'subaccount'],
  summary:
    'What a customer has reported as lost, the latest first, and what they may report (specification §2, /reportTheLoss, /reportTheLossList). Before the gesture too, for who has forgotten it; numbers only by their ends.',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    losses: v.array(lossCase),
    /** What is the customer's own and isn't lost. */
    things: v.array(v.object({ object: lossObject, acctId: v.optional(code), called: code })),
    /** Whether a report needs no more than this session: its gesture was passed. */
    known: v.boolean(),
  }),
  errors: ['NotRegistered', 'AccountMissing'],
  sample: {},
})
