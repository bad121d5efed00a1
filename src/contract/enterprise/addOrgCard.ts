import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { typedLine, typedLineOf } from '../typed'
import { orgCard } from './orgCardFields'
import { own } from '../sample'

export const addOrgCard = /*#__PURE__*/ defineCall({
  name: 'addOrgCard',
  method: 'POST',
  path: '/api/wechatbank/enterprise/addOrgCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['enterprise'],
  summary:
    'Begins to bind an enterprise’s account at another bank, or another in its place: pays 0.01 to 0.99 yuan to it, which is to be told within 72 hours and three tries; five wrong ones of an enterprise in thirty days stop it, whoever tries (ours).',
  request: /*#__PURE__*/ v.strictObject({
    orgId: code,
    /** The account’s name, which is the enterprise’s. */
    name: typedLine,
    accountNo: typedLineOf(40),
    bankName: typedLine,
  }),
  response: orgCard,
  errors: ['OrgUnknown', 'NotPermitted', 'OrgCardMismatch', 'OrgCardPending', 'TooManyTries', 'EnterpriseClosed'],
  sample: { orgId: own('org'), name: '样例果园', accountNo: '0200864209753108642', bankName: '样例农商行' },
})
