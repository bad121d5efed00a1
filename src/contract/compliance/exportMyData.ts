import * as v from 'valibot'
import { defineCall } from '../call'
import { instant, nothing } from '../fields'

export const exportMyData = /*#__PURE__*/ defineCall({
  name: 'exportMyData',
  method: 'POST',
  path: '/api/wechatbank/privacy/exportMyData',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: 'everything',
  summary:
    'Everything the bank keeps on the person as JSON: no secrets, numbers of cards and papers masked (personal information protection law, article 45; ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    exportedAt: instant,
    /** Sections by name, readable for people and for other banks' programs. */
    data: v.record(v.string(), v.unknown()),
  }),
  errors: ['NotRegistered', 'GestureMissing'],
  sample: {},
})
