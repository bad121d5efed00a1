import * as v from 'valibot'
import { code, day, dayOrNone, fenAmount, productType, rate, signedFen, termType, text } from '../fields'

/** The rates and terms that decide what a deposit pays when its agreed rate isn't certain, as of the day of purchase. */
export const uncertainRates = {
  /** Structured only: the guaranteed rate. */
  floorRate: /*#__PURE__*/ v.optional(rate),
  /** Agreement only: the balance up to which `demandRate` is paid. */
  floorBalance: /*#__PURE__*/ v.optional(fenAmount),
  demandRate: /*#__PURE__*/ v.optional(rate),
}

/** One holding under the specification's field names (§3); amounts in fen, rates in basis points. */
export const holdingFacts = /*#__PURE__*/ v.object({
  seqNo: code,
  prodType: productType,
  prodDesc: text,
  kind: /*#__PURE__*/ v.picklist(['deposit', 'wealth']),
  /** RENEWED: matured, and its money went into another holding by the customer's instruction. */
  status: /*#__PURE__*/ v.picklist(['OPEN', 'PENDING', 'REDEEMING', 'REDEEMED', 'MATURED', 'RENEWED']),
  /** Only of a RENEWED one whose money went into shares, not into another deposit. */
  intoWealth: /*#__PURE__*/ v.optional(v.boolean()),
  amount: fenAmount,
  /** Wealth only: bought but not confirmed, redeemed but not paid; not included in `amount`. */
  underWay: /*#__PURE__*/ v.optional(fenAmount),
  /** The agreed rate; with `floorRate` it is the highest rate, with `floorBalance` the rate above that balance. */
  appointRate: rate,
  ...uncertainRates,
  appointInterest: fenAmount,
  /** Interest paid on the day of maturity itself; 0 of one that was withdrawn and of one without end. */
  interestOnMaturity: fenAmount,
  preRate: rate,
  preInterest: fenAmount,
  /** Interest or income paid so far. */
  accumulatedIncome: signedFen,
  /** Wealth only: income of the last day that ended. */
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
