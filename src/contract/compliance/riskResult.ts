import * as v from 'valibot'
import { day, instant, text } from '../fields'

const count = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The result of a customer's latest risk test. */
const latestTest = /*#__PURE__*/ v.object({
  level: v.picklist(['C1', 'C2', 'C3', 'C4', 'C5']),
  typeName: text,
  at: instant,
  /** The last day on which it is valid. */
  validUntil: day,
  /** `validUntil` is over by the bank's clock. */
  expired: v.boolean(),
})

/** A customer's risk test: the latest one, and how many more may be taken. */
export const riskResult = /*#__PURE__*/ v.object({
  /** Missing when no test was ever taken. */
  test: v.optional(latestTest),
  testsLeftToday: count,
  testsLeftInPeriod: count,
  /** The first day on which a test may be taken; today while there are tests left today. */
  nextTestDay: day,
  /** 65 or older: a purchase asks for one more confirmation. */
  needsElderConfirmation: v.boolean(),
})

export type RiskResult = v.InferOutput<typeof riskResult>
export type LatestRiskTest = NonNullable<RiskResult['test']>
