import { isBusinessDay } from '@/domain/dates/businessCalendar'
import { addDays, weekday } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { OPENING_HOUR } from '../host/config'
import type { Fill } from '../kernel/db/testing/images'
import { seedToReturnTo } from '../host/seeding/reset'
import { turnClockBack } from '../host/seeding/snapshot'
import { sourcesKey } from './sources'

const WEDNESDAY = 3

/**
 * The day test banks begin on, at ten: the latest Wednesday on which banks work. So whoever runs the tests at night or
 * on a Sunday meets neither the 23:30 rule nor a closed counter, and phones, which go by the machine's clock, are at
 * most some days ahead.
 */
export const OPENING_DAY: Day = latestWednesday(dayOfInstant(Date.now()))

function latestWednesday(today: Day): Day {
  return weekday(today) === WEDNESDAY && isBusinessDay(today) ? today : latestWednesday(addDays(today, -1))
}

/** A bank as it is on its first day. */
export const SEEDED: Fill = {
  name: 'seeded',
  key: () => `${OPENING_DAY} ${sourcesKey()}`,
  work: (database) => seedToReturnTo(database, instantOf(OPENING_DAY, OPENING_HOUR)),
  copied: (database) => database.transaction(turnClockBack),
}
