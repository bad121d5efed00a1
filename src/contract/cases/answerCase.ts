import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, noFields } from '../fields'
import { caseAction, casePictureIds, caseText } from './caseFields'
import { own } from '../sample'

export const answerCase = /*#__PURE__*/ defineCall({
  name: 'answerCase',
  method: 'POST',
  path: '/api/wechatbank/cases/answerCase',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['cases', 'message'],
  summary:
    'What a customer does about a case (specification §2, /feedbackDetail): adds to it, withdraws it, accepts the answer, asks for a review, takes it from the message board. One client id does it once, however often it is sent.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    caseNo: code,
    action: caseAction,
    /** What is added, or why the answer is objected to. */
    text: v.optional(caseText),
    /** What is to be seen beside that text, three at most. */
    pictures: v.optional(casePictureIds),
  }),
  response: noFields,
  errors: [
    'CaseUnknown',
    'CaseClosed',
    'CaseTextInvalid',
    'CasePictureTooMany',
    'CasePictureUnknown',
    'CasePictureUsed',
    'ClientIdReused',
  ],
  sample: {
    clientId: own('newClientId'),
    caseNo: own('case'),
    action: 'ADD',
    text: '样例补充：当日下午三点零七分',
    pictures: [own('newCasePicture')],
  },
})
