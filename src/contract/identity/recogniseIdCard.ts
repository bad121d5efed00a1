import * as v from 'valibot'
import { defineCall } from '../call'
import { idCardImages, recognisedIdCard } from './idCardFields'
import { own } from '../sample'

export const recogniseIdCard = /*#__PURE__*/ defineCall({
  name: 'recogniseIdCard',
  method: 'POST',
  path: '/api/wechatbank/identity/recogniseIdCard',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: [],
  consent: 'privacyPolicy',
  summary: 'Reads both sides of an ID card, for the customer to confirm and correct; decides nothing (ours).',
  request: /*#__PURE__*/ v.strictObject(idCardImages),
  response: /*#__PURE__*/ v.object({
    card: recognisedIdCard,
    /** Whether the sandbox's simulator read it; then the app shows 演示环境. */
    demo: v.boolean(),
  }),
  errors: ['ImageUnknown', 'OcrBlurred', 'OcrWrongSide', 'OcrUnavailable', 'NotRegistered', 'ConsentMissing'],
  sample: { portraitImageId: own('portraitImage'), emblemImageId: own('emblemImage') },
})
