import * as v from 'valibot'
import { TEXT_KINDS } from '@/domain/legal/kinds'
import { defineCall } from '../call'
import { code, day, text } from '../fields'

const section = text

export const queryTextChanges = /*#__PURE__*/ defineCall({
  name: 'queryTextChanges',
  method: 'GET',
  path: '/api/wechatbank/privacy/queryTextChanges',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['compliance', 'entry'],
  summary:
    'What a legal text says otherwise than the version that this person agreed to last, sentence by sentence (ours).',
  request: /*#__PURE__*/ v.strictObject({ kind: v.picklist(TEXT_KINDS) }),
  response: /*#__PURE__*/ v.object({
    title: text,
    /** The present version. */
    version: code,
    /** The day it takes effect. */
    effective: day,
    /** Whether the person agrees to the present version. */
    agreed: v.boolean(),
    /** The other version that the person agreed to last; absent for who never agreed to another. */
    from: v.optional(code),
    /** Whether the bank has that version's text; without it nothing can be compared. */
    kept: v.boolean(),
    /** The version before the present one, of which the summary is said; the person may have agreed to an older one. */
    summaryFrom: v.optional(code),
    /** What matters most, in the publisher's words. */
    summary: v.pipe(v.array(text), v.maxLength(3)),
    /** In the order of the present text. */
    changes: v.array(
      v.variant('change', [
        v.object({ change: v.literal('NEW'), section, now: text }),
        v.object({ change: v.literal('GONE'), section, was: text }),
        v.object({ change: v.literal('CHANGED'), section, was: text, now: text }),
      ]),
    ),
  }),
  errors: ['TextUnknown'],
  sample: { kind: 'privacyPolicy' },
})
