import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'

export const tencentFaceVerify = /*#__PURE__*/ defineCall({
  name: 'tencentFaceVerify',
  method: 'POST',
  path: '/api/wechatbank/face/tencentFaceVerify',
  protection: 'plain',
  access: 'session',
  effect: 'write',
  summary: "Takes the face service's answer; an exempt path (specification §7).",
  request: /*#__PURE__*/ v.strictObject({
    bizToken: code,
    faceMatchScene: code,
    scene: code,
    deviceSessionId: code,
  }),
  response: /*#__PURE__*/ v.object({
    passed: v.boolean(),
    faceResult: code,
  }),
  errors: ['TokenRefused'],
})
