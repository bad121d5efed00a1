import * as v from 'valibot'
import { CLOSURE_REASONS } from '@/domain/closure/machine'
import type { ClosureReason } from '@/domain/closure/machine'
import { defineCall } from '../call'
import { closingCheck, closureStanding } from './closureFields'

export const startClosure = /*#__PURE__*/ defineCall({
  name: 'startClosure',
  method: 'POST',
  path: '/api/wechatbank/closure/startClosure',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['closure'],
  summary:
    'Begins closing the account when nothing blocks it: then the owner is seen, within half an hour. One that is under way is answered again, with what else is agreed to lapse (ours).',
  request: /*#__PURE__*/ v.strictObject({
    reason: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.picklist(Object.keys(CLOSURE_REASONS) as ClosureReason[])),
    /** What lapses with the account and was agreed to. */
    agreed: v.array(closingCheck),
  }),
  response: /*#__PURE__*/ v.object({ state: closureStanding }),
  errors: ['ClosureBlocked', 'ClosureLapses', 'AccountLost', 'PhoneLost', 'IdCardLost'],
  sample: { reason: 'unused', agreed: ['coupons'] },
})
