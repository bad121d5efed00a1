import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, dayOrNone, fenAmount, instant, text } from '../fields'
import { MATURITY_OBSTACLES } from '@/domain/maturity/outcome'
import { maturityOption, standingInstruction } from '../maturity/maturityFields'

/** A deposit's maturity: what will happen, and what may be chosen in place of it. */
const maturity = /*#__PURE__*/ v.object({
  ...standingInstruction,
  /** 23:30 of the day before maturity. */
  changeableUntil: instant,
  /** What will happen as things are now; `unavailable` says why the instruction won't be followed. */
  happens: maturityOption,
  /** What the customer can put right, where it won't be followed. */
  obstacle: v.picklist(MATURITY_OBSTACLES),
  /** The other instructions, three at most; none once it can't be changed. */
  instead: v.array(maturityOption),
})

const item = /*#__PURE__*/ v.object({
  day,
  /**
   * A deposit's end; interest of a full period; a coupon's reward; shares that are confirmed; a redemption that is paid;
   * interest of an account's balance; money that a rule moves into a pot.
   */
  kind: v.picklist(['MATURITY', 'PAYOUT', 'REWARD', 'CONFIRMATION', 'REDEMPTION', 'SETTLEMENT', 'POT']),
  /** The holding; of a deposit that a renewal will open the one it is renewed from, '' for an account; a pot's id. */
  seqNo: code,
  /** '' for an account. */
  prodType: v.pipe(v.string(), v.regex(/^(?:[0-9A-Z]{3,12})?$/)),
  /** The product's name, the pot's, or the account's; '' for the electronic account. */
  name: text,
  /** Of a deposit that a renewal before this day will open. */
  renewed: v.boolean(),
  /** In fen. What an account earns by today, of SETTLEMENT. */
  principal: fenAmount,
  interest: fenAmount,
  /** Of this what comes to the electronic account, in fen. */
  toAccount: fenAmount,
  maturity: v.optional(maturity),
})

export const queryAhead = /*#__PURE__*/ defineCall({
  name: 'queryAhead',
  method: 'POST',
  path: '/api/wechatbank/holding/queryAhead',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'compliance', 'holding', 'identity', 'maturity', 'pots', 'subaccount'],
  summary:
    'What will happen to each of the customer’s sums by itself within 90 days, and what may be chosen in place of it (ours).',
  request: /*#__PURE__*/ v.strictObject({}),
  response: /*#__PURE__*/ v.object({
    /** The bank's day. */
    today: day,
    /** The last day that is looked ahead to. */
    through: day,
    /** In order of day. */
    items: v.array(item),
    /** What comes to the electronic account in all, in fen. */
    toAccount: fenAmount,
    /** Deposits that mature in this time and that nothing was chosen for, while it can be chosen. */
    undecided: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** The first deposit's maturity after this time; '' without one. */
    next: dayOrNone,
    /** The first three days after this time on which deposits mature, with their principal in fen: in no sum. */
    later: v.array(v.object({ day, amount: fenAmount })),
  }),
  errors: [],
  sample: {},
})
