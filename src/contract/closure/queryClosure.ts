import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, day, fenAmount, instant, nothing, text } from '../fields'
import { closingCheck, closingFinding, closureReceipt, closureStanding } from './closureFields'

export const queryClosure = /*#__PURE__*/ defineCall({
  name: 'queryClosure',
  method: 'POST',
  path: '/api/wechatbank/closure/queryClosure',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: 'everything',
  summary:
    'How closing the account stands, and what blocks it, lapses with it or goes on after it now: computed anew each time (specification §2, Account cancellation).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    state: closureStanding,
    findings: v.array(closingFinding),
    /** What was agreed to lapse with the closing that is under way. */
    agreed: v.array(closingCheck),
    /** What closing would pay out now, and how much of it is interest that is settled by it, and money of red packets. */
    payout: fenAmount,
    interest: fenAmount,
    redPackets: fenAmount,
    /** Where it goes; none without a first card. */
    card: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.object({ cardId: code, bankName: text, cardNo: text })),
    /** When a begun closing ends by itself, by the machine's clock. */
    expiresAt: /*#__PURE__*/ v.optional(instant),
    /** The last try that was handed in. */
    last: /*#__PURE__*/ v.optional(closureReceipt),
    /** The id of the order that is carried out: who sees it begin can see its end, when there is no session any more. */
    orderId: /*#__PURE__*/ v.optional(clientId),
    recordNo: /*#__PURE__*/ v.optional(code),
    /** The last day on which records are kept, if the account is closed today. */
    keptUntil: day,
  }),
  errors: [],
  sample: {},
})
