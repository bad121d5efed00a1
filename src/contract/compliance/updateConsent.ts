import * as v from 'valibot'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { defineCall } from '../call'
import { code, noFields } from '../fields'

export const updateConsent = /*#__PURE__*/ defineCall({
  name: 'updateConsent',
  method: 'POST',
  path: '/api/wechatbank/privacy/updateConsent',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: ['compliance'],
  summary:
    'Gives or withdraws a consent of its own beside the privacy policy: face data, telling the asset manager who buys, or what goes across a bridge (personal information protection law; ours).',
  request: /*#__PURE__*/ v.strictObject({
    kind: v.picklist([
      'face',
      'assetManager',
      'bridge:kingdee',
      'bridge:yzt',
      'bridge:goodGo',
      'bridge:mobileBank',
      'bridge:service',
      'bridge:loan',
    ]),
    /** The consent's version in SEPARATE_CONSENTS (src/domain/policy) or BRIDGE_CONSENTS (src/domain/bridge). */
    version: code,
    agreed: v.boolean(),
  }),
  response: noFields,
  errors: ['ConsentOutdated'],
  sample: { kind: 'face', version: FACE_CONSENT_VERSION, agreed: true },
})
