import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, day } from '../fields'
import { caseKind, casePictureIds, caseText, caseTopic } from './caseFields'
import { own } from '../sample'

export const openCase = /*#__PURE__*/ defineCall({
  name: 'openCase',
  method: 'POST',
  path: '/api/wechatbank/cases/openCase',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: ['cases', 'message'],
  summary:
    'Opens a complaint, advice or message (specification §2, /Complaint, /msgBoard). Complaint and advice after the gesture; a message before it too. One client id opens one case, however often it is sent.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    kind: caseKind,
    topic: caseTopic,
    text: caseText,
    /** An order of the customer's own. */
    orderNo: v.optional(code),
    /** Of a complaint: the clerk complained of, who doesn't get to see it. */
    against: v.optional(code),
    /** Of a message: whether the bank may put it on the board, without a name. */
    mayPublish: v.optional(v.boolean()),
    /** What is to be seen of it, three at most. */
    pictures: v.optional(casePictureIds),
  }),
  response: /*#__PURE__*/ v.object({ caseNo: code, dueDay: day }),
  errors: [
    'NotRegistered',
    'AccountMissing',
    'GestureMissing',
    'CaseTextInvalid',
    'CaseTooMany',
    'TooManyTries',
    'OrderUnknown',
    'CasePictureTooMany',
    'CasePictureUnknown',
    'CasePictureUsed',
    'ClientIdReused',
  ],
  sample: {
    clientId: own('newClientId'),
    kind: 'COMPLAINT',
    topic: 'service',
    text: '样例投诉：柜台排队四十七分钟',
    orderNo: own('transfer'),
    against: '样例柜员',
    pictures: [own('newCasePicture')],
  },
})
