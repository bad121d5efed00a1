import * as v from 'valibot'
import { ORG_ROLES } from '@/domain/enterprise/orgCard'
import { defineCall } from '../call'
import { code, instant, nothing, text } from '../fields'
import { orgCard } from './orgCardFields'

export const queryOrgCards = /*#__PURE__*/ defineCall({
  name: 'queryOrgCards',
  method: 'GET',
  path: '/api/wechatbank/enterprise/queryOrgCards',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['enterprise'],
  summary:
    'The enterprises a customer acts for, with the account of each and the one being bound (specification §2, /cardupqiyebank).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    orgs: v.array(
      v.object({
        orgId: code,
        name: text,
        role: v.picklist(ORG_ROLES),
        /** The account in use. */
        active: v.optional(orgCard),
        /** The latest that isn't in use: being proved, being approved, or come to nothing. */
        latest: v.optional(orgCard),
        /** From when another proof may begin, after wrong tries. */
        proofFrom: v.optional(instant),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
