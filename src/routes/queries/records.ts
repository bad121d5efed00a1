import * as v from 'valibot'
import { RECORD_TYPES } from '@/domain/account/records'
import { cardId } from './card'
import { aDay } from './day'

/** Which records are listed; what is none of these is left out, and a type that isn't one means all. */
export const recordListQuery = v.object({
  type: v.fallback(v.optional(v.picklist(RECORD_TYPES), 'all'), 'all'),
  from: aDay,
  to: aDay,
  /** One card's transfers. */
  cardId: v.fallback(v.optional(cardId), undefined),
})

/** Which record is shown: the bank's number of it and nothing else. */
export const walletRecordQuery = v.object({ recordId: v.pipe(v.string(), v.regex(/^[0-9A-Za-z:-]{1,80}$/)) })

/** Which month's bill: YYYYMM, or any day of it. What is neither shows this month, and the page says so. */
export const billQuery = v.object({ billDate: v.optional(v.string()) })
