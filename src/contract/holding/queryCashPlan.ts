import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, dayOrNone, fenAmount, text } from '../fields'
import { accountClass } from '../subaccount/subAccountFields'

/** '' for an account or a pot. */
const productOrNone = v.pipe(v.string(), v.regex(/^(?:[0-9A-Z]{3,12})?$/))

const step = /*#__PURE__*/ v.object({
  /**
   * A deposit withdrawn whole; shares redeemed for the next trading day, or at once; an instruction for maturity changed to
   * PAY_OUT, so that the deposit comes by itself, or is withdrawn next (`cancel`); money taken back from another of the
   * customer's accounts, or out of a pot.
   */
  how: v.picklist(['full', 'ordinary', 'fast', 'payOut', 'cancel', 'takeBack', 'fromPot']),
  /** The holding's number, or the account's or the pot's id. */
  id: code,
  /** Of `takeBack` the account's class, whose page does it. */
  accountClass: v.optional(accountClass),
  prodType: productOrNone,
  /** The product's name, the account's or the pot's. */
  name: text,
  /** On which day it is done: today, or later where waiting loses less. */
  day,
  /** When the money is in the electronic account. */
  arrives: day,
  /** Principal, shares or money that is taken, in fen. */
  amount: fenAmount,
  /** Paid with it, in fen. */
  interest: fenAmount,
  /** What is taken back of a cash coupon, in fen. */
  takenBack: fenAmount,
  /** What comes to the electronic account by it, in fen. */
  payout: fenAmount,
  /** Shares that stay then, in fen; 0 for all else. */
  left: fenAmount,
  /** Against keeping it to maturity: interest, and what is lost of a coupon, in fen. */
  loss: fenAmount,
  /** Of that what is lost of a coupon, in fen. */
  couponLoss: fenAmount,
})

export const queryCashPlan = /*#__PURE__*/ defineCall({
  name: 'queryCashPlan',
  method: 'POST',
  path: '/api/wechatbank/holding/queryCashPlan',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'compliance', 'holding', 'identity', 'maturity', 'order', 'pots', 'subaccount'],
  summary: 'How the customer has an amount by a day with the least loss; it moves nothing (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** What shall be there to spend, in fen. */
    amount: fenAmount,
    /** Today unless given, at most 90 days ahead. */
    day: v.optional(day),
  }),
  response: /*#__PURE__*/ v.object({
    /** The bank's day, the day asked for, and the last one that may be. */
    today: day,
    day,
    through: day,
    /** What can be spent now, in fen. */
    available: fenAmount,
    /** What comes by itself by the day, in fen. */
    coming: v.array(v.object({ day, name: text, amount: fenAmount })),
    /** What freezes still take of all that comes in, in fen. */
    caught: fenAmount,
    /** In the order in which they are done; those for all there is where that isn't enough. */
    steps: v.array(step),
    /** Of all steps, in fen. */
    loss: fenAmount,
    /** By how much another choice may lose less at most, in fen: 0 for up to eight deposits always. */
    bound: fenAmount,
    /** The most there can be by the day, and what is missing of the amount even then, in fen. */
    most: fenAmount,
    missing: fenAmount,
    /** The first later day by which there can be enough; '' when there is enough, or none within the 90 days. */
    enoughFrom: dayOrNone,
    /** What can't be had by the day, and why. */
    apart: v.array(v.object({ name: text, amount: fenAmount, why: text })),
  }),
  errors: ['AmountInvalid', 'CashDayInvalid'],
  sample: { amount: 12_345_678 },
})
