import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields } from '../fields'
import { caseAction, caseText } from './caseFields'

export const answerCase = /*#__PURE__*/ defineCall({
  name: 'answerCase',
  method: 'POST',
  path: '/api/wechatbank/cases/answerCase',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  changes: ['cases', 'message'],
  summary:
    'What a customer does about a case (specification §2, /feedbackDetail): adds to it, withdraws it, accepts the answer, asks for a review, takes it from the message board.',
  request: /*#__PURE__*/ v.strictObject({
    caseNo: code,
    action: caseAction,
    /** What is added, or why the answer is objected to. */
    text: v.optional(caseText),
  }),
  response: noFields,
  errors: ['CaseUnknown', 'CaseClosed', 'CaseTextInvalid'],
})
