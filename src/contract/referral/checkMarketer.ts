import * as v from 'valibot'
import { defineCall } from '../call'
import { text } from '../fields'
import { typedLine } from '../typed'
import { branchKey, marketerKind } from './marketerFields'

export const checkMarketer = /*#__PURE__*/ defineCall({
  name: 'checkMarketer',
  method: 'POST',
  path: '/api/wechatbank/referral/checkMarketer',
  protection: 'sealed',
  access: 'public',
  effect: 'read',
  provides: [],
  summary:
    'Whether somebody promotes in the bank’s name, by their staff number (sales_id, specification §3); ours. Whoever is unknown, and whoever may not any more, is told apart only as such.',
  request: /*#__PURE__*/ v.strictObject({ salesId: typedLine }),
  response: /*#__PURE__*/ v.object({
    state: v.picklist(['ACTIVE', 'SUSPENDED', 'ENDED', 'UNKNOWN']),
    marketer: v.optional(v.object({ name: text, kind: marketerKind, branch: branchKey })),
  }),
  errors: ['TooManyTries'],
  sample: { salesId: 'S100001' },
})
