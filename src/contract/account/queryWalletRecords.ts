import * as v from 'valibot'
import { defineCall } from '../call'
import { recordFacts, recordFilter, recordId, recordMonth } from './recordFields'

export const queryWalletRecords = /*#__PURE__*/ defineCall({
  name: 'queryWalletRecords',
  method: 'POST',
  path: '/api/wechatbank/account/queryWalletRecords',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'transfer'],
  summary:
    'The electronic account’s records, newest first, 20 a page, with the sums of their months over the filter (specification §2, /walletTransactionRecordList; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    ...recordFilter,
    /** Paging: the record after which to go on. */
    after: v.optional(recordId),
  }),
  response: /*#__PURE__*/ v.object({
    records: v.array(recordFacts),
    /** Of every month that a record above belongs to. */
    months: v.array(recordMonth),
    more: v.boolean(),
  }),
  errors: ['RangeInvalid'],
  sample: { type: 'all' },
})
