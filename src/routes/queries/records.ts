import * as v from 'valibot'
import { RECORD_TYPES } from '@/domain/account/records'
import { day, isDay } from '@/domain/dates/day'

const aDay = v.fallback(v.optional(v.pipe(v.string(), v.check(isDay), v.transform(day))), undefined)

/** Which records are listed; what is none of these is left out, and a type that isn't one means all. */
export const recordListQuery = v.object({
  type: v.fallback(v.optional(v.picklist(RECORD_TYPES), 'all'), 'all'),
  from: aDay,
  to: aDay,
})

/** Which record is shown: the bank's number of it and nothing else. */
export const walletRecordQuery = v.object({ recordId: v.pipe(v.string(), v.regex(/^[0-9A-Za-z:-]{1,80}$/)) })

/** Which month's bill: YYYYMM, or any day of it. What is neither shows this month, and the page says so. */
export const billQuery = v.object({ billDate: v.optional(v.string()) })
