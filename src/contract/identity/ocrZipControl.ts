import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { LARGEST_IMAGE } from './idCardImage'

export const ocrZipControl = /*#__PURE__*/ defineCall({
  name: 'ocrZipControl',
  method: 'POST',
  path: '/api/wechatbank/openaccount/ocrZipControl',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: [],
  summary: 'How small a picture must be before upload (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    sourcePlatform: code,
  }),
  response: /*#__PURE__*/ v.object({
    /** Bytes before base64; at most what the upload accepts. */
    maxBytes: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LARGEST_IMAGE)),
    /** The factor for quality and scale at each step of the compression. */
    quality: v.pipe(v.number(), v.minValue(0.5), v.maxValue(0.99)),
  }),
  errors: [],
  sample: { sourcePlatform: 'h5' },
})
