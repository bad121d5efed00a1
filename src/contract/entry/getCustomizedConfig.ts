import * as v from 'valibot'
import { defineCall } from '../call'
import { code, text } from '../fields'
import { typedLineOf } from '../typed'

export const getCustomizedConfig = /*#__PURE__*/ defineCall({
  name: 'getCustomizedConfig',
  method: 'POST',
  path: '/api/wechatbank/index/getCustomizedConfig',
  protection: 'plain',
  access: 'public',
  effect: 'read',
  provides: [],
  summary: 'Configuration by name (specification §7): several names separated by commas give several configs.',
  request: /*#__PURE__*/ v.strictObject({
    /** `envelopePublicKey`, `signingPublicKey`, `contractVersion`, `fingerprintMode`, `buriedPoint`, `positionAtStart` and the bank's switches; one that it doesn't know is left out of the answer. */
    configName: v.pipe(typedLineOf(256), v.minLength(1)),
  }),
  response: /*#__PURE__*/ v.object({
    configs: v.array(v.object({ configName: code, configValue: text })),
  }),
  errors: [],
  sample: { configName: 'fingerprintMode,envelopePublicKey' },
})
