import * as v from 'valibot'
import { MOVEMENTS } from '@/domain/subaccount/machine'
import { defineCall } from '../call'
import { code, instant, signedFen, text } from '../fields'
import { own } from '../sample'

export const querySubRecords = /*#__PURE__*/ defineCall({
  name: 'querySubRecords',
  method: 'POST',
  path: '/api/wechatbank/subaccount/querySubRecords',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['subaccount'],
  summary: 'How money moved on one of these accounts, newest first, 20 a page (ours).',
  request: /*#__PURE__*/ v.strictObject({
    acctId: code,
    /** Paging: the record after which to go on. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    records: v.array(
      v.object({
        orderNo: code,
        kind: v.picklist(MOVEMENTS),
        amount: signedFen,
        /** The merchant, or who paid; '' for the electronic account. */
        counterparty: text,
        at: instant,
      }),
    ),
    more: v.boolean(),
  }),
  errors: ['SubAccountUnknown'],
  sample: { acctId: own('subAccount') },
})
