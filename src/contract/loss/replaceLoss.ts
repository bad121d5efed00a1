import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields, payPassword } from '../fields'
import { SETTLING } from './lossFields'
import { own } from '../sample'

export const replaceLoss = /*#__PURE__*/ defineCall({
  name: 'replaceLoss',
  method: 'POST',
  path: '/api/wechatbank/loss/replaceLoss',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: 'everything',
  summary:
    'Gives a lost account another number (specification §2, /reportTheLossList): face of scene replaceLoss and payment password. Balances and holdings stay; nobody gets the old number.',
  request: /*#__PURE__*/ v.strictObject({ caseNo: code, password: payPassword }),
  response: noFields,
  errors: [...SETTLING, 'LossNotYetReplaced', 'PasswordWrong', 'PasswordLocked'],
  sample: { caseNo: own('lossCase'), password: own('payPassword') },
})
