import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { own } from '../sample'

export const tencentFaceVerify = /*#__PURE__*/ defineCall({
  name: 'tencentFaceVerify',
  method: 'POST',
  path: '/api/wechatbank/face/tencentFaceVerify',
  protection: 'plain',
  access: 'session',
  effect: 'write',
  invalidates: ['identity', 'onboarding'],
  summary:
    "Takes the face service's answer for a token of this person and purpose, once; after FaceUnavailable it is asked again with the same token. An exempt path (specification §7). A pass counts for the next call of its purpose, 10 minutes.",
  request: /*#__PURE__*/ v.strictObject({
    bizToken: code,
    /** The scene that openFaceVerification was called with. */
    faceMatchScene: code,
    scene: code,
    deviceSessionId: code,
  }),
  response: /*#__PURE__*/ v.object({
    passed: v.boolean(),
    /** 0 passed, 1 another face, 2 no living person, 3 no picture on record, 4 not finished, 5 the service couldn't tell. */
    faceResult: code,
    /** Tries left today. */
    attemptsLeft: v.number(),
  }),
  errors: ['TokenRefused', 'FaceConsentMissing', 'FaceUnavailable'],
  sample: {
    bizToken: own('faceToken'),
    faceMatchScene: 'updateIdCard',
    scene: 'updateIdCard',
    deviceSessionId: 'device-1',
  },
})
