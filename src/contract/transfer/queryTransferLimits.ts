import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount, instant, nothing, text } from '../fields'
import { transferSpeed } from './transferFields'

export const queryTransferLimits = /*#__PURE__*/ defineCall({
  name: 'queryTransferLimits',
  method: 'GET',
  path: '/api/wechatbank/transfer/queryTransferLimits',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'card', 'transfer'],
  summary:
    'What transfers may be today: limits of each card, of the bank and of the customer, what is used and what is left (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    out: v.object({
      /** The bank's, or the customer's own where that is lower. */
      single: fenAmount,
      aDay: fenAmount,
      countADay: v.number(),
      usedToday: fenAmount,
      countToday: v.number(),
      /** What may still go out today, in all. */
      left: fenAmount,
      /** Until when the account cools down after a change. */
      coolingUntil: v.optional(instant),
      /** Nothing goes out between 22:00 and 6:00. */
      nightLock: v.boolean(),
      /** Whether the customer has stopped all payments. */
      stopped: v.optional(v.boolean()),
      /** Provinces from which an order needs no face; none while the region lock is off. */
      provinces: v.optional(v.array(code)),
      /** What can be spent now. */
      available: fenAmount,
      /** Above `codeOver` an order needs an SMS code, above `faceOver` a face check too. */
      codeOver: fenAmount,
      faceOver: fenAmount,
      /** Whose cards these are: the customer, masked. */
      payee: text,
      /** Whether money has ever arrived at a card from this account; who sends for the first time is warned. */
      sentBefore: v.boolean(),
    }),
    /** When money ordered out now would be sent, by the bank's clock. */
    sending: v.array(v.object({ speed: transferSpeed, dueAt: instant })),
    /** Of money that comes in so much goes to freezes first. */
    caught: fenAmount,
    /** Of money in, by card; a limit left out is none (无限额). */
    cards: v.array(
      v.object({
        cardId: code,
        bankName: text,
        /** Masked. */
        cardNo: code,
        single: v.optional(fenAmount),
        aDay: v.optional(fenAmount),
        usedToday: fenAmount,
        left: v.optional(fenAmount),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
