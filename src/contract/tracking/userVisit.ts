import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields } from '../fields'
import { typedLineOf } from '../typed'

export const userVisit = /*#__PURE__*/ defineCall({
  name: 'userVisit',
  method: 'POST',
  path: '/api/wechatbank/statics/userVisit',
  protection: 'plain',
  access: 'public',
  effect: 'write',
  invalidates: [],
  summary: 'Counts a visited path; a collection path, so plain; no personal data (specification §7).',
  request: /*#__PURE__*/ v.strictObject({
    req_path: typedLineOf(256),
  }),
  response: noFields,
  errors: [],
  sample: { req_path: '/productIndex' },
})
