import { addDays, day, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { interestBy as interestOf, rateBy } from '@/domain/interest/position'
import { interestMethod, toldPosition } from '@/domain/interest/told'
import type { ToldTerms } from '@/domain/interest/told'
import { ZERO_FEN } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'

/**
 * All interest in fen that a purchase made now would have brought when withdrawn on a day, paid out or not; from the
 * end of term on what maturity brings. A structured deposit's is the least it brings. Undefined where nothing can be
 * said: the wealth product, or while the bank's facts are missing.
 */
export function interestBy(facts: ToldTerms, amount: Fen, on: Day): Fen | undefined {
  const position = toldPosition(facts, amount)
  return position && interestOf(position, on)
}

/** Interest in fen at the end of term of a purchase made now; see `interestBy`. */
export const interestAtEnd = (facts: ToldTerms, amount: Fen): Fen | undefined =>
  isDay(facts.endDate) ? interestBy(facts, amount, day(facts.endDate)) : undefined

/** Whether the estimate at the end of term is the least that is paid, because more depends on an observed index. */
export const isLeastInterest = ({ productType }: Pick<ToldTerms, 'productType'>): boolean =>
  interestMethod(productType) === 'structured'

/** What the estimate at the end of term is called, on every page that shows it. */
export const endCaption = (facts: Pick<ToldTerms, 'productType'>): string =>
  isLeastInterest(facts) ? '到期保底利息' : '到期预计利息'

/**
 * What the interest of one coming day is called: of a deposit that pays by periods it is that period's alone, of others all
 * of the term's.
 */
export const dueCaption = (productType: string): string =>
  interestMethod(productType) === 'fullPeriod' ? '本期利息' : endCaption({ productType })

/** The yearly rate that a withdrawal after so many days gets; of an agreement deposit the one above its floor balance. */
export function rateAfter(facts: ToldTerms, days: number): BasisPoints {
  const position = toldPosition(facts, ZERO_FEN)
  return position ? rateBy(position, addDays(position.startDay, days)) : facts.aheadRate
}
