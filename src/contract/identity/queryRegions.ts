import * as v from 'valibot'
import { defineCall } from '../call'
import { code, line } from '../fields'

export const queryRegions = /*#__PURE__*/ defineCall({
  name: 'queryRegions',
  method: 'GET',
  path: '/api/wechatbank/config/queryRegions',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'Provinces, or what lies in a province or city, by GB/T 2260 codes; public, a configuration path (specification §3, §7).',
  request: /*#__PURE__*/ v.strictObject({
    /** Six digits; '' for the provinces. */
    parent: v.pipe(v.string(), v.regex(/^(\d{6})?$/)),
  }),
  response: /*#__PURE__*/ v.object({
    /** Empty for a code without subregions. */
    regions: v.array(v.object({ code, name: line, leaf: v.boolean() })),
  }),
  errors: [],
  sample: { parent: '110000' },
})
