import { addMonths } from './calendarMonths'
import { addDays } from './day'
import type { Day } from './day'

/** Units of a deposit term as the calls carry them (§9): years, months, days. */
export type TermType = 'Y' | 'M' | 'D'

export interface Term {
  readonly term: number
  readonly termType: TermType
}

const MONTHS_IN: Record<Exclude<TermType, 'D'>, number> = { Y: 12, M: 1 }

/** Length of a term in months; undefined for one counted in days. */
export const termMonths = ({ term, termType }: Term): number | undefined =>
  termType === 'D' ? undefined : term * MONTHS_IN[termType]

/** The day a term after `from`: years and months by the calendar, days by count. */
export function addTerm(from: Day, term: Term): Day {
  const months = termMonths(term)
  return months === undefined ? addDays(from, term.term) : addMonths(from, months)
}
