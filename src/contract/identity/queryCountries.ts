import * as v from 'valibot'
import { defineCall } from '../call'
import { code, line, nothing } from '../fields'

export const queryCountries = /*#__PURE__*/ defineCall({
  name: 'queryCountries',
  method: 'GET',
  path: '/api/wechatbank/config/queryCountries',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'Countries and regions by ISO 3166-1 numeric codes, in Chinese; public, a configuration path (specification §3, §7).',
  request: nothing,
  response: /*#__PURE__*/ v.object({ countries: v.array(v.object({ code, name: line })) }),
  errors: [],
  sample: {},
})
