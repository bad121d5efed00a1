import * as v from 'valibot'
import { SUB_ACCOUNT_AGREEMENT_VERSION } from '@/domain/subaccount/classes'
import { defineCall } from '../call'
import { code } from '../fields'
import { accountClass, alias, subState } from './subAccountFields'

export const openSubAccount = /*#__PURE__*/ defineCall({
  name: 'openSubAccount',
  method: 'POST',
  path: '/api/wechatbank/subaccount/openSubAccount',
  protection: 'signed',
  access: 'trading',
  effect: 'write',
  invalidates: ['account', 'message', 'subaccount'],
  summary:
    'Opens an account of a class under its agreement, after a face of scene openSub (specification §2, /IICardIdex and /lzhCardIdex).',
  request: /*#__PURE__*/ v.strictObject({
    class: accountClass,
    alias,
    /** The version that was read and accepted. */
    agreementVersion: code,
  }),
  response: /*#__PURE__*/ v.object({
    acctId: code,
    /** Masked. */
    acctNo: code,
    state: subState,
  }),
  errors: ['AgreementMissing', 'AccountCountLimit', 'FaceMissing', 'IdCardExpired'],
  sample: { class: 'II', alias: '样例开支', agreementVersion: SUB_ACCOUNT_AGREEMENT_VERSION },
})
