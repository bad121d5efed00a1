import * as v from 'valibot'
import { dayOrNone, fenAmount, productType, rate, termType, text, yieldPpm } from '../fields'

const LEVELS = ['R1', 'R2', 'R3', 'R4', 'R5'] as const

/** Rates by days held, for stepped products; otherwise one step or none. */
export const rateSteps = /*#__PURE__*/ v.array(/*#__PURE__*/ v.object({ fromDays: /*#__PURE__*/ v.number(), rate }))

/** For deposits that pay at the end of each full period: the period. */
export const payoutPeriod = /*#__PURE__*/ v.object({ term: /*#__PURE__*/ v.number(), termType })

/** A product's facts under the specification's names (§3); amounts in fen, rates in basis points. */
export const productFacts = /*#__PURE__*/ v.object({
  productType,
  productName: text,
  kind: /*#__PURE__*/ v.picklist(['deposit', 'wealth']),
  saleStatus: /*#__PURE__*/ v.picklist(['ON_SALE', 'PAUSED', 'SOLD_OUT', 'CLOSED']),
  /** Agreed rate at maturity. */
  appointRate: rate,
  /** Rate before maturity. */
  aheadRate: rate,
  minAmt: fenAmount,
  maxAmt: fenAmount,
  stepAmt: fenAmount,
  term: /*#__PURE__*/ v.number(),
  termType,
  /** When bought now; '' for open-ended products. */
  startDate: dayOrNone,
  endDate: dayOrNone,
  /** The higher of both ratings, which counts; '' where the suitability rules don't apply. */
  riskLevel: /*#__PURE__*/ v.picklist(['', ...LEVELS]),
  issuerLevel: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.picklist(LEVELS)),
  sellerLevel: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.picklist(LEVELS)),
  /** Rates by days held, for stepped products; otherwise one step. */
  rateSteps,
  /** For deposits that pay at the end of each full period: the period. */
  payoutPeriod: /*#__PURE__*/ v.optional(payoutPeriod),
  /** Structured only: the guaranteed rate; `appointRate` is the highest. */
  floorRate: /*#__PURE__*/ v.optional(rate),
  /** Agreement only: the balance up to which `aheadRate` is paid; `appointRate` is paid on what is above it. */
  floorBalance: /*#__PURE__*/ v.optional(fenAmount),
  /** Wealth only: ppm. */
  sevenDayYield: /*#__PURE__*/ v.optional(yieldPpm),
  /** Wealth only: income per 10,000 shares of the last day, in 1/10,000 yuan. */
  incomePer10k: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.number()),
})

export type ProductFacts = v.InferOutput<typeof productFacts>
