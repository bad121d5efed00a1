import * as v from 'valibot'
import { day, isDay } from '@/domain/dates/day'

/** A day of an address; what is none is as if it weren't there. */
export const aDay = v.fallback(v.optional(v.pipe(v.string(), v.check(isDay), v.transform(day))), undefined)
