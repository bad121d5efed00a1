import { addDays, day, earlierDay, isDay } from '../dates/day'
import type { Day } from '../dates/day'
import { fail, ok } from '../result'
import type { Result } from '../result'
import type { StatementKind } from './kinds'

export interface Period {
  readonly from: Day
  /** Included. */
  readonly to: Day
}

/** What a document is asked for, as it is typed and sent: which fields count depends on the kind. */
export interface PeriodRequest {
  readonly kind: StatementKind
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly day?: string | undefined
  readonly year?: string | undefined
}

export type PeriodRefusal = 'StatementPeriodInvalid' | 'StatementTooLong'

/** The same day a year later, to be compared as text only: it need not exist. */
const yearAfter = (from: Day): string => String(Number(from) + 10_000).padStart(8, '0')

/**
 * The days a document is about, other than a receipt: a statement's of at most 12 months that have begun, the one day of a
 * balance that has ended, a year as far as it has come.
 * @param today the bank's day
 */
export function readPeriod(request: PeriodRequest, today: Day): Result<Period, PeriodRefusal> {
  const { kind, from = '', to = '', day: of = '', year = '' } = request
  if (kind === 'STATEMENT') {
    if (!isDay(from) || !isDay(to) || from > to || to > today) return fail('StatementPeriodInvalid')
    return to < yearAfter(from) ? ok({ from, to }) : fail('StatementTooLong')
  }
  if (kind === 'BALANCE') {
    return isDay(of) && of <= addDays(today, -1) ? ok({ from: of, to: of }) : fail('StatementPeriodInvalid')
  }
  if (kind !== 'INTEREST_YEAR' || !isDay(`${year}0101`) || `${year}0101` > today) return fail('StatementPeriodInvalid')
  return ok({ from: day(`${year}0101`), to: earlierDay(day(`${year}1231`), today) })
}
