import * as v from 'valibot'
import { fenAmount } from '../fields'

/** How many holdings of a list mature in each month and their principals' sum: of the whole list, not of the page. */
export const monthSums = /*#__PURE__*/ v.array(
  v.object({
    /** YYYYMM; '' for those without end. */
    month: v.pipe(v.string(), v.regex(/^(\d{6})?$/)),
    count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    amountSum: fenAmount,
  }),
)

export type MonthSum = v.InferOutput<typeof monthSums>[number]
