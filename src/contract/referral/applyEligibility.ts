import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code } from '../fields'
import { typedLine } from '../typed'
import { eligibility } from './eligibilityFields'
import { own } from '../sample'

export const applyEligibility = /*#__PURE__*/ defineCall({
  name: 'applyEligibility',
  method: 'POST',
  path: '/api/wechatbank/referral/applyEligibility',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['referral', 'approval', 'product'],
  summary:
    'Hands in a proof of working at a listed institution (specification §2, /publicOffice). Somebody of the bank decides (kind ELIGIBLE); who is certified is invited to the families that are sold by invitation.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    institution: code,
    department: typedLine,
    /** Of the work card. */
    workNo: typedLine,
    /** That what was given is true. */
    promised: v.literal(true),
  }),
  response: /*#__PURE__*/ v.object({ eligibility }),
  errors: ['InstitutionUnknown', 'EligibilityExists', 'PayloadInvalid', 'ApprovalTooMany', 'ClientIdReused'],
  sample: {
    clientId: own('newClientId'),
    institution: 'school',
    department: '样例教研组八六',
    workNo: 'SY-86420',
    promised: true,
  },
})
