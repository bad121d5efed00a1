import * as v from 'valibot'
import { SUB_ACTIONS } from '@/domain/subaccount/machine'
import { defineCall } from '../call'
import { code, fenAmount, payPassword } from '../fields'
import { subState } from './subAccountFields'
import { own } from '../sample'

export const setSubState = /*#__PURE__*/ defineCall({
  name: 'setSubState',
  method: 'POST',
  path: '/api/wechatbank/subaccount/setSubState',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['account', 'message', 'subaccount'],
  payment: 'back',
  summary:
    'Stops, resumes or closes an account by the payment password; what it holds goes to the electronic account when it is closed (ours).',
  request: /*#__PURE__*/ v.strictObject({ acctId: code, action: v.picklist(SUB_ACTIONS), password: payPassword }),
  response: /*#__PURE__*/ v.object({
    state: subState,
    /** What went to the electronic account, and the interest that was paid there with it. */
    swept: fenAmount,
    interest: fenAmount,
  }),
  errors: ['SubAccountUnknown', 'SubAccountUnavailable', 'AccountLost', 'PasswordWrong', 'PasswordLocked'],
  sample: { acctId: own('subAccount'), action: 'STOP', password: own('payPassword') },
})
