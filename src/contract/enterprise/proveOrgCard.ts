import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount } from '../fields'
import { orgCard } from './orgCardFields'
import { own } from '../sample'

export const proveOrgCard = /*#__PURE__*/ defineCall({
  name: 'proveOrgCard',
  method: 'POST',
  path: '/api/wechatbank/enterprise/proveOrgCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['enterprise', 'approval', 'message'],
  summary: 'Tells what was paid to an enterprise’s account; once right, another member approves it (ours).',
  request: /*#__PURE__*/ v.strictObject({ orgCardId: code, amount: fenAmount }),
  response: orgCard,
  errors: ['OrgUnknown', 'NotPermitted', 'OrgCardMismatch', 'ProofExpired', 'EnterpriseClosed', 'ApproverMissing'],
  sample: { orgCardId: own('orgCard'), amount: 53 },
})
