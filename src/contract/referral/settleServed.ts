import * as v from 'valibot'
import { CLERK_ACTIONS } from '@/domain/referral/served'
import { defineCall } from '../call'
import { code } from '../fields'
import { served } from './referralFields'
import { own } from '../sample'

export const settleServed = /*#__PURE__*/ defineCall({
  name: 'settleServed',
  method: 'POST',
  path: '/api/wechatbank/referral/settleServed',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['referral', 'message'],
  summary:
    'Agrees to an appointment, declines it, or notes that it took place, by its clerk (specification §2, /clerkCustomers). Done already, it stays so.',
  request: /*#__PURE__*/ v.strictObject({ servedId: code, action: v.picklist(CLERK_ACTIONS) }),
  response: served,
  errors: ['NotPermitted', 'ServedUnknown', 'ServedClosed', 'ServedDayWrong'],
  sample: { servedId: own('served'), action: 'decline' },
})
