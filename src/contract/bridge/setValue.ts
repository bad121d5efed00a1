import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields, opaque } from '../fields'
import { own } from '../sample'

export const setValue = /*#__PURE__*/ defineCall({
  name: 'setValue',
  method: 'POST',
  path: '/api/wechatbank/cache/setValue',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: ['bridge'],
  summary: 'Keeps a small value for the customer (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    value: v.pipe(opaque, v.maxLength(2048)),
  }),
  response: noFields,
  errors: ['InvalidRequest'],
  sample: { key: 'draft', value: own('keptValue') },
})
