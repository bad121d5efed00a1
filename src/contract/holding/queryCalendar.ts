import * as v from 'valibot'
import { isMonth } from '@/domain/dates/month'
import { defineCall } from '../call'
import { code, day, fenAmount, productType, signedFen, text } from '../fields'

/** `YYYYMM`, Asia/Shanghai. */
const month = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{6}$/), v.check(isMonth))

/** Something that a deposit pays on a day, or that shares do. */
const event = /*#__PURE__*/ v.object({
  /** The term's end, the end of a full period, or an early withdrawal; shares' redemption that is to be paid, which is always due. */
  kind: v.picklist(['MATURITY', 'PAYOUT', 'WITHDRAWAL', 'REDEMPTION']),
  /** Paid already; or due, and then an estimate. */
  state: v.picklist(['due', 'paid']),
  seqNo: code,
  prodType: productType,
  prodDesc: text,
  /** 0 where only interest is paid. */
  principal: fenAmount,
  interest: fenAmount,
})

export const queryCalendar = /*#__PURE__*/ defineCall({
  name: 'queryCalendar',
  method: 'POST',
  path: '/api/wechatbank/holding/queryCalendar',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['holding', 'pots'],
  summary:
    'What deposits pay, wealth shares earn, redemptions bring and rules move into pots on each day of a month, past and to come (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** The bank's present month by default. */
    month: v.optional(month),
  }),
  response: /*#__PURE__*/ v.object({
    month,
    /** The bank's day. */
    today: day,
    /** The first and last month of the customer's calendar: from the account's opening to the last maturity, what a rule moves within 90 days, the last redemption, or today. */
    firstMonth: month,
    lastMonth: month,
    /** Days with an event, in order. */
    days: v.array(
      v.object({
        day,
        /** Income of wealth shares credited for this day; negative for a loss. */
        wealthIncome: signedFen,
        events: v.array(event),
        /** Interest that accounts paid on this day; `account` is '' for the electronic account. */
        settlements: v.array(/*#__PURE__*/ v.object({ orderNo: code, account: text, interest: fenAmount })),
        /** What a rule will move into a pot on this day. */
        fills: v.array(/*#__PURE__*/ v.object({ potId: code, name: text, amount: fenAmount })),
      }),
    ),
    /** Sums of the month: what deposits have paid and will pay, and what shares earned; `interestPaid` has accounts' too. */
    principalDue: fenAmount,
    interestDue: fenAmount,
    principalPaid: fenAmount,
    interestPaid: fenAmount,
    wealthIncome: signedFen,
  }),
  errors: [],
  sample: {},
})
