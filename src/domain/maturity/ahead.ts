import { addDays } from '../dates/day'
import type { Day } from '../dates/day'

/** How many days ahead a customer sees what will happen to each sum (ours). */
export const AHEAD_DAYS = 90

/** The last day that is looked ahead to. */
export const aheadThrough = (today: Day): Day => addDays(today, AHEAD_DAYS)
