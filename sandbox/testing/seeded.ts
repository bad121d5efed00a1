import { addDays, weekday } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { calendar } from '../kernel/calendar'
import { OPENING_HOUR } from '../host/config'
import type { Fill } from '../kernel/db/testing/images'
import { seedToReturnTo } from '../host/seeding/reset'
import { turnClockBack } from '../host/seeding/snapshot'
import { sourcesKey } from './sources'

const WEDNESDAY = 3

/**
 * The day on which test banks begin, at ten: the latest Wednesday that is a business day. So tests run at night or on a
 * Sunday don't meet the 23:30 rule or a closed day, and phones, which use the machine's clock, are at most some days
 * ahead.
 */
export const OPENING_DAY: Day = latestWednesday(dayOfInstant(Date.now()))

function latestWednesday(today: Day): Day {
  return weekday(today) === WEDNESDAY && calendar.isBusinessDay(today) ? today : latestWednesday(addDays(today, -1))
}

/** A seeded bank on its first day. */
export const SEEDED: Fill = {
  name: 'seeded',
  key: () => `${OPENING_DAY} ${sourcesKey()}`,
  work: (database) => seedToReturnTo(database, instantOf(OPENING_DAY, OPENING_HOUR)),
  copied: (database) => database.transaction(turnClockBack),
}
