import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { caseDetail } from './caseFields'
import { own } from '../sample'

export const queryCase = /*#__PURE__*/ defineCall({
  name: 'queryCase',
  method: 'POST',
  path: '/api/wechatbank/cases/queryCase',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['cases'],
  summary: 'One of the customer’s cases with its course (specification §2, /feedbackDetail, /feedbackSucces).',
  request: /*#__PURE__*/ v.strictObject({ caseNo: code }),
  response: caseDetail,
  errors: ['CaseUnknown'],
  sample: { caseNo: own('case') },
})
