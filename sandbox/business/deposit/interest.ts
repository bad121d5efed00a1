import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { Day } from '@/domain/dates/day'
import { termMonths } from '@/domain/dates/term'
import type { Payout } from '@/domain/interest/deposit'
import { accruedBy as accruedOf, duePayouts, interestBy, rateBy } from '@/domain/interest/position'
import type { DepositPosition } from '@/domain/interest/position'
import { addFen, fen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'

/** A deposit and how many full periods it has paid; src/domain/interest/position computes what it earns. */
export interface Position extends DepositPosition {
  readonly payoutsMade: number
}

/** Payments of full periods that are due by the day `through` and not made yet. */
export const outstandingPayouts = (position: Position, through: Day): readonly Payout[] =>
  duePayouts(position, through).slice(position.payoutsMade)

/** Interest in fen that full periods due by the day `on` have paid already. */
const paidOut = (position: Position, on: Day): Fen =>
  addFen(
    ...duePayouts(position, on)
      .slice(0, position.payoutsMade)
      .map(({ amount }) => amount),
  )

/** The rate in basis points that a withdrawal on the day `on` gets; from the end of term on, the rate at maturity. */
export const withdrawalRate = (position: Position, on: Day): BasisPoints => rateBy(position, on)

/**
 * Interest in fen that a full withdrawal on the day `on` pays; from the end of term on what maturity pays. Interest
 * that full periods have paid already is not in it.
 */
export const withdrawalInterest = (position: Position, on: Day): Fen =>
  subtractFen(interestBy(position, on), paidOut(position, on))

/** Interest in fen that is paid with the principal at the end of term: of full periods the last has been paid by then. */
export const maturityInterest = (position: Position): Fen =>
  position.interest.method === 'fullPeriod' ? ZERO_FEN : withdrawalInterest(position, position.endDay)

/** Interest in fen that comes on the day of maturity: with the principal, or as the last full period's. */
export const interestOnMaturity = (position: Position): Fen =>
  addFen(
    maturityInterest(position),
    ...duePayouts(position, position.endDay)
      .filter(({ on }) => on === position.endDay)
      .map(({ amount }) => amount),
  )

/** All interest of the term in fen when held to its end, with what full periods have paid already. */
export const termInterest = (position: Position): Fen => interestBy(position, position.endDay)

/**
 * Interest in whole fen that the ledger owes by the end of the day `through`: since the start or the last payment, at the
 * rate the deposit gets when it is kept. It never falls while the holding is open and nothing is paid.
 */
export const accruedBy = (position: Position, through: Day): Fen => accruedOf(position, through, position.payoutsMade)

/** What decides the rate a deposit pays in the end, under the calls' names; empty where the agreed rate is certain. */
export function uncertainRatesOf({
  interest,
  aheadRate,
}: Position): Pick<HoldingFacts, 'floorRate' | 'floorBalance' | 'demandRate'> {
  if (interest.method === 'structured') return { floorRate: interest.terms.floorRate }
  return interest.method === 'agreement' ? { floorBalance: interest.floorBalance, demandRate: aheadRate } : {}
}

/** Whole years of the term; 0 for shorter ones and those counted in days. */
export const termYears = (position: Position): number => Math.floor((termMonths(position) ?? 0) / 12)

/** The interest lost by withdrawing on the day `on` instead of at maturity, in fen. */
export const lossOf = (position: Position, on: Day): Fen =>
  fen(Math.max(0, withdrawalInterest(position, position.endDay) - withdrawalInterest(position, on)))
