import * as v from 'valibot'
import { defineCall } from '../call'
import { code, productType, text } from '../fields'
import { transferFacts } from '../transfer/transferFields'
import { recordFacts, recordId } from './recordFields'
import { own } from '../sample'

export const queryWalletRecord = /*#__PURE__*/ defineCall({
  name: 'queryWalletRecord',
  method: 'POST',
  path: '/api/wechatbank/account/queryWalletRecord',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'transfer'],
  summary: 'One record of the electronic account (specification §2, /walletTransactionRecordDetail; the call is ours).',
  /** The record's own number, or that of the order that it carries out. */
  request: /*#__PURE__*/ v.strictObject({ recordId }),
  response: /*#__PURE__*/ v.object({
    ...recordFacts.entries,
    /** The account, masked. */
    acctNo: code,
    /** Whether that order moved money, so that a receipt of it can be asked for. */
    receipt: v.boolean(),
    /** What the movement's money is for or from. */
    product: v.optional(v.object({ seqNo: code, prodType: productType, prodDesc: text })),
    transfer: v.optional(transferFacts),
  }),
  errors: ['RecordUnknown'],
  sample: { recordId: own('transfer') },
})
