import { addDays, weekday } from './day'
import type { Day } from './day'

/** The first day of the week that a day lies in: its Monday. */
export const mondayOf = (of: Day): Day => addDays(of, -((weekday(of) + 6) % 7))
