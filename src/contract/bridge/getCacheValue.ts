import * as v from 'valibot'
import { defineCall } from '../call'

export const getCacheValue = /*#__PURE__*/ defineCall({
  name: 'getCacheValue',
  method: 'POST',
  path: '/api/wechatbank/cache/getCacheValue',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['bridge', 'entry'],
  summary: "Gives a kept value back; '' when there is none (specification §7).",
  request: /*#__PURE__*/ v.strictObject({
    key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  }),
  response: /*#__PURE__*/ v.object({
    value: v.string(),
  }),
  errors: [],
  sample: { key: 'draft' },
})
