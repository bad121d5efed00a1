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
