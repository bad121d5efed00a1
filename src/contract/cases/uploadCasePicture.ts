import * as v from 'valibot'
import { LARGEST_CASE_PICTURE } from '@/domain/cases/pictures'
import { defineCall } from '../call'
import { clientId, code, opaque } from '../fields'
import { PNG, own } from '../sample'

const LARGEST_BODY = Math.ceil((LARGEST_CASE_PICTURE * 4) / 3) + 4096

export const uploadCasePicture = /*#__PURE__*/ defineCall({
  name: 'uploadCasePicture',
  method: 'POST',
  path: '/api/wechatbank/upload/casePicture',
  protection: 'plain',
  access: 'session',
  effect: 'write',
  invalidates: [],
  consent: 'privacyPolicy',
  largestBody: LARGEST_BODY,
  summary:
    'Takes a picture to go with a complaint, advice or message (ours): JPEG or PNG by its first bytes; an upload path, so plain. What was written beside its pixels isn’t kept. One client id takes one picture, however often it is sent.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    /** Base64 without a data-URL prefix. */
    image: opaque,
  }),
  response: /*#__PURE__*/ v.object({
    /** For one writing of this customer's; unused, it is deleted at the first day's end after 24 hours. */
    pictureId: code,
  }),
  errors: [
    'ImageNotAFile',
    'ImageNotAnImage',
    'ImageTruncated',
    'ImageTooLarge',
    'CasePictureSize',
    'TooManyUploads',
    'NotRegistered',
    'AccountMissing',
    'ConsentMissing',
    'ClientIdReused',
  ],
  sample: { clientId: own('newClientId'), image: PNG },
})
