import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code } from '../fields'
import { typedLine } from '../typed'
import { branchKey, marketerKind } from './marketerFields'
import { own } from '../sample'

export const applyMarketer = /*#__PURE__*/ defineCall({
  name: 'applyMarketer',
  method: 'POST',
  path: '/api/wechatbank/referral/applyMarketer',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['referral', 'approval'],
  summary:
    'Applies to promote in the bank’s name (specification §2, /clerkIndex, /kolApply): staff of the bank, others while there is a switch for it. Somebody else decides (kind MARKETER).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    kind: marketerKind,
    branch: branchKey,
    /** Of a licence to sell funds or insurance; needed for none of the bank's own products. */
    licenceNo: v.optional(typedLine),
    /** Where a promoter who isn't of the staff publishes: platform and name. */
    contentAccount: v.optional(typedLine),
    /** The promises that the page lists. */
    promised: v.literal(true),
  }),
  response: /*#__PURE__*/ v.object({ approvalId: code }),
  errors: ['NotPermitted', 'KolClosed', 'MarketerExists', 'PayloadInvalid', 'ApprovalTooMany', 'ClientIdReused'],
  sample: { clientId: own('newClientId'), kind: 'CLERK', branch: 'south', promised: true },
})
