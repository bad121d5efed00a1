import * as v from 'valibot'
import { TEXT_KINDS } from '@/domain/legal/kinds'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { defineCall } from '../call'
import { code, day, text } from '../fields'

export const queryLegalText = /*#__PURE__*/ defineCall({
  name: 'queryLegalText',
  method: 'GET',
  path: '/api/wechatbank/privacy/queryLegalText',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: [],
  summary: 'A legal text in one of the versions that are kept, to be read whole (ours).',
  request: /*#__PURE__*/ v.strictObject({ kind: v.picklist(TEXT_KINDS), version: code }),
  response: /*#__PURE__*/ v.object({
    title: text,
    version: code,
    effective: day,
    /** In their order; what stands before the first heading has an empty title. */
    sections: v.array(
      v.object({
        /** '' for what stands before the first heading. */
        title: text,
        /** In their order, each as it was published. */
        paragraphs: v.array(text),
      }),
    ),
  }),
  errors: ['TextUnknown'],
  sample: { kind: 'privacyPolicy', version: PRIVACY_POLICY_VERSION },
})
