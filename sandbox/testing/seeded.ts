import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { atOneTime, OPENING, START } from '@test/clock'
import type { Fill } from '../kernel/db/testing/images'
import { seedToReturnTo } from '../host/seeding/reset'
import { turnClockBack } from '../host/seeding/snapshot'
import { sourcesKey } from './sources'

/** The day on which test banks open. */
export const OPENING_DAY: Day = dayOfInstant(OPENING)

/** A seeded bank on its first day. */
export const SEEDED: Fill = {
  name: 'seeded',
  key: () => `${OPENING} ${START} ${sourcesKey()}`,
  work: (database) => atOneTime(START, () => seedToReturnTo(database, OPENING)),
  copied: (database) => database.transaction(turnClockBack),
}
