import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields, payPassword } from '../fields'
import { SETTLING } from './lossFields'
import { own } from '../sample'

export const confirmLoss = /*#__PURE__*/ defineCall({
  name: 'confirmLoss',
  method: 'POST',
  path: '/api/wechatbank/loss/confirmLoss',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: 'everything',
  summary:
    'Confirms a report (specification §2, /reportTheLossList): face of scene confirmLoss and payment password; seven days later another number may be had (ours).',
  request: /*#__PURE__*/ v.strictObject({ caseNo: code, password: payPassword }),
  response: noFields,
  errors: [...SETTLING, 'PasswordWrong', 'PasswordLocked'],
  sample: { caseNo: own('lossCase'), password: own('payPassword') },
})
