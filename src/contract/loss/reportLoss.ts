import * as v from 'valibot'
import { defineCall } from '../call'
import { code, smsCode } from '../fields'
import { lossObject } from './lossFields'
import { own } from '../sample'

export const reportLoss = /*#__PURE__*/ defineCall({
  name: 'reportLoss',
  method: 'POST',
  path: '/api/wechatbank/loss/reportLoss',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: 'everything',
  summary:
    'Reports something lost, at once and for five days (specification §2, /reportTheLoss). By the gesture, or before it by the ID number and a code of purpose reportLoss; five wrong ID numbers a day, over all sessions and phones (ours).',
  request: /*#__PURE__*/ v.strictObject({
    object: lossObject,
    /** Of an account of type II or III. */
    acctId: v.optional(code),
    /** Before the gesture. */
    idCardNo: v.optional(code),
    smsCode: v.optional(smsCode),
  }),
  response: /*#__PURE__*/ v.object({ caseNo: code }),
  errors: [
    'NotRegistered',
    'AccountMissing',
    'GestureMissing',
    'LossIdCardWrong',
    'LossGuessesUsedUp',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PhoneLost',
    'LossUnknown',
    'LossAlreadyReported',
    'PhoneMissing',
  ],
  sample: { object: 'SUB', acctId: own('subAccount') },
})
