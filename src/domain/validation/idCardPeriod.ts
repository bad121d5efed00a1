import { addMonths } from '../dates/calendarMonths'
import { addDays, isDay } from '../dates/day'
import type { Day } from '../dates/day'
import { fail, ok } from '../result'
import type { Result } from '../result'
import { ageOn } from './idCard'

export interface IdCardPeriod {
  readonly from: Day
  /** The last day; undefined is 长期. */
  readonly until: Day | undefined
}

export type IdCardPeriodProblem = 'not a date' | 'not begun' | 'term' | 'expired'

/** Terms in years and the age at issue from which they are given (resident identity card law, article 5). */
export const TERMS: readonly { readonly years: number; readonly fromAge: number }[] = [
  { years: 5, fromAge: 0 },
  { years: 10, fromAge: 16 },
  { years: 20, fromAge: 26 },
]
export const LONG_TERM_FROM_AGE = 46

/**
 * Checks the validity printed on an ID card. `until` '' is 长期, which is given from the 46th birthday on; other terms are
 * 5, 10 or 20 years, none longer than the age at issue allows. On its last day a card is still valid.
 */
export function checkIdCardPeriod(
  from: string,
  until: string,
  { birth, today }: { readonly birth: Day; readonly today: Day },
): Result<IdCardPeriod, IdCardPeriodProblem> {
  if (!isDay(from) || (until !== '' && !isDay(until))) return fail('not a date')
  if (from > today) return fail('not begun')
  const age = ageOn(birth, from)
  if (age < 0) return fail('term')
  if (until === '') return age >= LONG_TERM_FROM_AGE ? ok({ from, until: undefined }) : fail('term')
  const possible = TERMS.some(({ years, fromAge }) => age >= fromAge && isAbout(until, addMonths(from, years * 12)))
  if (!possible) return fail('term')
  return until < today ? fail('expired') : ok({ from, until })
}

/** One day of tolerance: a card of 29 February ends on the 28th or on 1 March. */
const isAbout = (day: Day, expected: Day): boolean => day >= addDays(expected, -1) && day <= addDays(expected, 1)
