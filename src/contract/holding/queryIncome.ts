import * as v from 'valibot'
import { isMonth } from '@/domain/dates/month'
import { defineCall } from '../call'
import { code, day, fenAmount, productType, rate, signedFen, text } from '../fields'

/** `YYYYMM`, Asia/Shanghai. */
const month = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{6}$/), v.check(isMonth))

/** Interest that a deposit paid, and what it was counted by. */
const payment = /*#__PURE__*/ v.object({
  orderNo: code,
  /** The term's end, the end of a full period, or an early withdrawal. */
  kind: v.picklist(['MATURITY', 'PAYOUT', 'WITHDRAWAL']),
  day,
  interest: fenAmount,
  /** The principal that earned it. */
  principal: fenAmount,
  /** Basis points; with `floorBalance` the rate above that balance, `demandRate` the one up to it. */
  rate,
  demandRate: v.optional(rate),
  floorBalance: v.optional(fenAmount),
  /** From which day to which it was counted; the last one earns nothing. */
  from: day,
  to: day,
  /** The same time as it was counted: whole months at 1/12 of a year, days beside them at 1/360. */
  counted: /*#__PURE__*/ v.object({ months: v.number(), days: v.number() }),
})

/** Interest that an account paid, and what it was counted by. */
const settlement = /*#__PURE__*/ v.object({
  orderNo: code,
  day,
  /** Which account; '' for the electronic one. */
  account: text,
  interest: fenAmount,
  rate,
  /** The first and the last day that were counted, and what the account held at the ends of all of them, added up. */
  from: day,
  through: day,
  balanceDays: fenAmount,
})

export const queryIncome = /*#__PURE__*/ defineCall({
  name: 'queryIncome',
  method: 'POST',
  path: '/api/wechatbank/holding/queryIncome',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['holding', 'order'],
  summary: 'Where a month’s income came from, holding by holding; its sum is the calendar’s and home’s (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** The bank's present month by default. */
    month: v.optional(month),
  }),
  response: /*#__PURE__*/ v.object({
    month,
    /** The first and last month there can be income in: from the account's opening to the present one. */
    firstMonth: month,
    lastMonth: month,
    /** Sums of the month, as the calendar has them; `income` is both together (已得收益). */
    interestPaid: fenAmount,
    /** The part of `interestPaid` that accounts paid; deposits paid the rest. */
    accountInterest: fenAmount,
    wealthIncome: signedFen,
    income: signedFen,
    /** The year's months up to the present one, from the account's opening on, the earliest first: each with its `income`. */
    year: v.array(v.object({ month, income: signedFen })),
    /** 累计收益 before the month's first day and after its last one, or today. */
    accumulatedBefore: signedFen,
    accumulatedAfter: signedFen,
    /** What accounts paid, the latest first. */
    settlements: v.array(settlement),
    /** What else it came from, the most first; only what paid in this month. */
    sources: v.array(
      v.object({
        seqNo: code,
        prodType: productType,
        prodDesc: text,
        kind: v.picklist(['deposit', 'wealth']),
        income: signedFen,
        /** Of a deposit, the latest first. */
        payments: v.array(payment),
        /** Of shares: each day's income, the latest first; negative for a loss. */
        days: v.array(v.object({ day, amount: signedFen })),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
