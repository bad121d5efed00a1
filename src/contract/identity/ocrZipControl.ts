import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'

export const ocrZipControl = /*#__PURE__*/ defineCall({
  name: 'ocrZipControl',
  method: 'POST',
  path: '/api/wechatbank/openaccount/ocrZipControl',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  summary: 'How small a picture must be before upload (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    sourcePlatform: code,
  }),
  response: /*#__PURE__*/ v.object({
    /** Bytes. */
    maxBytes: v.number(),
    quality: v.number(),
  }),
  errors: [],
})
