import type { ProductFacts } from '@/contract/product/productFacts'
import { day, daysBetween, earlierDay, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { payable } from '@/domain/interest/accrual'
import {
  agreementAccrual,
  earlyWithdrawal,
  interestAtMaturity,
  payoutsThrough,
  rateForHolding,
  steppedInterest,
} from '@/domain/interest/deposit'
import { addFen } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import { familyOf, familyRule } from '@/domain/products/families'
import type { InterestMethod } from '@/domain/products/families'

/** What a product's interest depends on, as the bank tells it. */
export type InterestFacts = Pick<
  ProductFacts,
  | 'productType'
  | 'appointRate'
  | 'aheadRate'
  | 'term'
  | 'termType'
  | 'startDate'
  | 'endDate'
  | 'rateSteps'
  | 'payoutPeriod'
  | 'floorRate'
  | 'floorBalance'
>

/** How a product earns; undefined for a code of no family. */
export const interestMethod = (code: string): InterestMethod | undefined => {
  const family = familyOf(code)
  return family && familyRule(family).interest
}

interface Span {
  readonly start: Day
  readonly end: Day
}

const spanOf = ({ startDate, endDate }: InterestFacts): Span | undefined =>
  isDay(startDate) && isDay(endDate) ? { start: startDate, end: endDate } : undefined

/** Interest of a full-period deposit withdrawn on a day: what was paid out by then, and the rest at the early rate. */
function fullPeriodInterest(facts: InterestFacts, amount: Fen, { start, end }: Span, on: Day): Fen | undefined {
  if (!facts.payoutPeriod) return on < end ? undefined : interestAtMaturity(amount, facts.appointRate, facts)
  const payouts = payoutsThrough(amount, facts.appointRate, start, facts.payoutPeriod, on)
  const paid = addFen(...payouts.map((payout) => payout.amount))
  return on < end
    ? addFen(paid, earlyWithdrawal(amount, facts.aheadRate, payouts[payouts.length - 1]?.on ?? start, on))
    : paid
}

/** By the bank's own rules (src/domain/interest); undefined: nothing may be promised, or the bank hasn't said enough. */
const METHODS: Readonly<
  Record<InterestMethod, (facts: InterestFacts, amount: Fen, span: Span, on: Day) => Fen | undefined>
> = {
  fixedTerm: (facts, amount, { start, end }, on) =>
    on < end
      ? earlyWithdrawal(amount, facts.aheadRate, start, on)
      : interestAtMaturity(amount, facts.appointRate, facts),
  fullPeriod: fullPeriodInterest,
  stepped: (facts, amount, { start }, on) => steppedInterest(amount, facts.rateSteps, start, on),
  structured: (facts, amount, { start, end }, on) => {
    if (on < end) return earlyWithdrawal(amount, facts.aheadRate, start, on)
    return facts.floorRate === undefined ? undefined : interestAtMaturity(amount, facts.floorRate, facts)
  },
  agreement: (facts, amount, { start }, on) =>
    facts.floorBalance === undefined
      ? undefined
      : payable(
          agreementAccrual(
            amount,
            { floorBalance: facts.floorBalance, demandRate: facts.aheadRate, agreedRate: facts.appointRate },
            start,
            on,
          ),
        ),
  netValue: () => undefined,
}

/**
 * All interest in fen that a purchase made now would have brought when withdrawn on a day, paid out or not; from the
 * end of term on what maturity brings. A structured deposit's is the least it brings. Undefined where nothing can be
 * said: the wealth product, or while the bank's facts are missing.
 */
export function interestBy(facts: InterestFacts, amount: Fen, on: Day): Fen | undefined {
  const method = interestMethod(facts.productType)
  const span = spanOf(facts)
  return method && span && METHODS[method](facts, amount, span, earlierDay(on, span.end))
}

/** Interest in fen at the end of term of a purchase made now; see `interestBy`. */
export const interestAtEnd = (facts: InterestFacts, amount: Fen): Fen | undefined =>
  isDay(facts.endDate) ? interestBy(facts, amount, day(facts.endDate)) : undefined

/** Whether the estimate at the end of term is the least that is paid, because more depends on an observed index. */
export const isLeastInterest = (facts: InterestFacts): boolean => interestMethod(facts.productType) === 'structured'

/** The yearly rate that a withdrawal after so many days gets. */
export function rateAfter(facts: InterestFacts, days: number): BasisPoints {
  const span = spanOf(facts)
  if (interestMethod(facts.productType) === 'stepped') return rateForHolding(facts.rateSteps, days)
  return span && days >= daysBetween(span.start, span.end) ? facts.appointRate : facts.aheadRate
}
