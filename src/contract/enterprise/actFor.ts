import * as v from 'valibot'
import { actingFor } from '../approval/approvalFields'
import { defineCall } from '../call'
import { code } from '../fields'
import { own } from '../sample'

export const actFor = /*#__PURE__*/ defineCall({
  name: 'actFor',
  method: 'POST',
  path: '/api/wechatbank/enterprise/actFor',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['enterprise', 'approval'],
  summary:
    'From now on this session acts for one enterprise, in place of another (specification §2, /qiyeLogin). It ends with the session, and with the role. Who is a member of one alone acts for it without a choice.',
  request: /*#__PURE__*/ v.strictObject({ orgId: code }),
  response: actingFor,
  errors: ['OrgUnknown', 'EnterpriseClosed'],
  sample: { orgId: own('org') },
})
