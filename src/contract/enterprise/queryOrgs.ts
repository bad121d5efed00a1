import * as v from 'valibot'
import { ORG_ROLES } from '@/domain/enterprise/orgCard'
import { approvalKind } from '../approval/approvalFields'
import { defineCall } from '../call'
import { code, fenAmount, nothing, text } from '../fields'

const role = v.picklist(ORG_ROLES)

export const queryOrgs = /*#__PURE__*/ defineCall({
  name: 'queryOrgs',
  method: 'GET',
  path: '/api/wechatbank/enterprise/queryOrgs',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['enterprise', 'approval'],
  summary:
    'The enterprises a customer acts for, and the one that this session acts for, with its money, its members and what may be applied for (specification §2, /qiyeLogin, /myAddPage).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** Whether enterprises are served now. */
    open: v.boolean(),
    orgs: v.array(v.object({ orgId: code, name: text, role })),
    acting: v.optional(
      v.object({
        orgId: code,
        name: text,
        role,
        balance: fenAmount,
        /** What may be applied for. */
        kinds: v.array(approvalKind),
        /** How many wait for this person's decision. */
        waiting: v.number(),
        members: v.array(
          v.object({
            memberId: code,
            /** Masked. */
            name: text,
            role,
            self: v.boolean(),
          }),
        ),
        /** The account at another bank that is in use; the number masked. */
        card: v.optional(v.object({ orgCardId: code, bankName: text, accountNo: code })),
      }),
    ),
    /** What a member of the bank's staff may decide about. */
    staff: v.boolean(),
  }),
  errors: [],
  sample: {},
})
