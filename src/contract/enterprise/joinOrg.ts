import * as v from 'valibot'
import { ORG_ROLES } from '@/domain/enterprise/orgCard'
import { defineCall } from '../call'
import { clientId, code } from '../fields'
import { typedLine, typedLineOf } from '../typed'
import { own } from '../sample'

export const joinOrg = /*#__PURE__*/ defineCall({
  name: 'joinOrg',
  method: 'POST',
  path: '/api/wechatbank/enterprise/joinOrg',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['approval', 'enterprise', 'message'],
  summary:
    'Asks to be a member of an enterprise, found by its unified social credit code and the name of its legal representative (specification §2, /qiyeLogin). Whatever doesn’t fit is answered in the same words. The legal representative decides.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    uscc: typedLineOf(40),
    legalName: typedLine,
    role: v.picklist(ORG_ROLES),
  }),
  response: /*#__PURE__*/ v.object({ approvalId: code }),
  errors: [
    'EnterpriseClosed',
    'OrgCodeInvalid',
    'OrgUnknown',
    'ApproverMissing',
    'ApprovalTooMany',
    'TooManyTries',
    'ClientIdReused',
  ],
  sample: { clientId: own('newClientId'), uscc: '91999900MA0DEM001Y', legalName: '钱朵', role: 'VIEWER' },
})
