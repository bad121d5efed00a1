import * as v from 'valibot'
import { defineCall } from '../call'
import { code, opaque } from '../fields'

/** Largest picture in bytes, before base64: four times the app's own limit, for phones whose compression fails. */
export const LARGEST_IMAGE = 2 * 1024 * 1024
const LARGEST_BODY = Math.ceil((LARGEST_IMAGE * 4) / 3) + 4096

export const idCardImage = /*#__PURE__*/ defineCall({
  name: 'idCardImage',
  method: 'POST',
  path: '/api/wechatbank/upload/idCardImage',
  protection: 'plain',
  access: 'session',
  effect: 'write',
  invalidates: [],
  consent: 'privacyPolicy',
  largestBody: LARGEST_BODY,
  summary:
    'Takes one side of an ID card: JPEG, PNG or WebP by its first bytes; an upload path, so plain (specification §5, §7).',
  request: /*#__PURE__*/ v.strictObject({
    /** portrait: 人像面; emblem: 国徽面. */
    side: v.picklist(['portrait', 'emblem']),
    /** Base64 without a data-URL prefix. */
    image: opaque,
  }),
  response: /*#__PURE__*/ v.object({
    /** Valid for this person only; an unused picture is deleted after a day. */
    imageId: code,
  }),
  errors: [
    'ImageNotAFile',
    'ImageNotAnImage',
    'ImageTruncated',
    'ImageTooLarge',
    'TooManyUploads',
    'NotRegistered',
    'ConsentMissing',
  ],
  sample: {
    side: 'portrait',
    image: '/9j/4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2Q==',
  },
})
