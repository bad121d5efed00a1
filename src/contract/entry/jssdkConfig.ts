import * as v from 'valibot'
import { defineCall } from '../call'
import { code, opaque } from '../fields'

export const jssdkConfig = /*#__PURE__*/ defineCall({
  name: 'jssdkConfig',
  method: 'GET',
  path: '/api/jssdk/config',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary: "Signature for WeChat's JS-SDK on one address (specification §7).",
  request: /*#__PURE__*/ v.strictObject({
    url: v.pipe(opaque, v.maxLength(2048)),
  }),
  response: /*#__PURE__*/ v.object({
    appId: code,
    timestamp: v.number(),
    nonceStr: code,
    signature: code,
  }),
  errors: [],
  sample: { url: 'http://localhost:80/main/' },
})
