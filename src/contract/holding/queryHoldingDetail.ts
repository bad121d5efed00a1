import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, fenAmount, text } from '../fields'
import { holdingFacts } from './holdingFacts'

export const queryHoldingDetail = /*#__PURE__*/ defineCall({
  name: 'queryHoldingDetail',
  method: 'POST',
  path: '/api/wechatbank/holding/queryHoldingDetail',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  summary: 'One holding with its events and daily income (ours).',
  request: /*#__PURE__*/ v.strictObject({
    seqNo: code,
  }),
  response: /*#__PURE__*/ v.object({
    holding: holdingFacts,
    /** Latest first: interest or income a day, in fen. */
    incomes: v.array(v.object({ date: day, amount: fenAmount })),
    events: v.array(
      v.object({
        date: day,
        kind: v.picklist(['BUY', 'START', 'INCOME', 'REDEEM', 'MATURE', 'CONFIRM']),
        amount: fenAmount,
      }),
    ),
    withdrawable: v.boolean(),
    drawFailedTips: v.optional(text),
  }),
  errors: ['HoldingUnknown'],
})
