import * as v from 'valibot'
import { code, day, dayOrNone, fenAmount, productType, rate, signedFen, termType, text } from '../fields'

/** What a deposit pays besides its agreed rate, as it was agreed on the day of purchase. */
export const uncertainRates = {
  /** Structured only: the rate for certain. */
  floorRate: /*#__PURE__*/ v.optional(rate),
  /** Agreement only: the balance up to which `demandRate` counts. */
  floorBalance: /*#__PURE__*/ v.optional(fenAmount),
  demandRate: /*#__PURE__*/ v.optional(rate),
}

/** One holding as the specification names its fields (§3); amounts in fen, rates in basis points. */
export const holdingFacts = /*#__PURE__*/ v.object({
  seqNo: code,
  prodType: productType,
  prodDesc: text,
  kind: /*#__PURE__*/ v.picklist(['deposit', 'wealth']),
  /** RENEWED: matured, and its money kept in another holding as the customer wanted. */
  status: /*#__PURE__*/ v.picklist(['OPEN', 'PENDING', 'REDEEMING', 'REDEEMED', 'MATURED', 'RENEWED']),
  amount: fenAmount,
  /** Wealth only: bought and not confirmed, redeemed and not paid; no part of `amount`. */
  underWay: /*#__PURE__*/ v.optional(fenAmount),
  /** The agreed rate; with `floorRate` the highest, with `floorBalance` the one above that balance. */
  appointRate: rate,
  ...uncertainRates,
  appointInterest: fenAmount,
  preRate: rate,
  preInterest: fenAmount,
  /** Interest or income paid so far. */
  accumulatedIncome: signedFen,
  /** Wealth only: of the day that ended last. */
  yesterdayIncome: signedFen,
  /** Days held. */
  days: /*#__PURE__*/ v.number(),
  term: /*#__PURE__*/ v.number(),
  termType,
  termDays: /*#__PURE__*/ v.number(),
  termYears: /*#__PURE__*/ v.number(),
  startDate: day,
  endDate: dayOrNone,
})

export type HoldingFacts = v.InferOutput<typeof holdingFacts>
