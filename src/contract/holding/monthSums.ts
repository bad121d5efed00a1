import * as v from 'valibot'
import { fenAmount } from '../fields'

/**
 * For each month the number of a list's holdings that mature in it and the sum of their principals: of the whole list, not
 * of the page.
 */
export const monthSums = /*#__PURE__*/ v.array(
  v.object({
    /** YYYYMM; '' for holdings without an end. */
    month: v.pipe(v.string(), v.regex(/^(\d{6})?$/)),
    count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    amountSum: fenAmount,
  }),
)

export type MonthSum = v.InferOutput<typeof monthSums>[number]
