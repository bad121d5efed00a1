import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { casePictureType } from './caseFields'
import { own } from '../sample'

export const queryCasePicture = /*#__PURE__*/ defineCall({
  name: 'queryCasePicture',
  method: 'POST',
  path: '/api/wechatbank/cases/queryCasePicture',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  // A picture in a case never changes.
  provides: [],
  summary: 'A picture that the customer has sent with one of their cases (specification §2, /feedbackDetail).',
  request: /*#__PURE__*/ v.strictObject({ pictureId: code }),
  response: /*#__PURE__*/ v.object({
    mime: casePictureType,
    /** Base64 without a data-URL prefix. */
    image: v.string(),
  }),
  errors: ['CasePictureUnknown'],
  sample: { pictureId: own('casePicture') },
})
