import type { Day } from '../dates/day'
import { termMonths } from '../dates/term'
import type { Term } from '../dates/term'
import { accrue, payable } from '../interest/accrual'
import { termInterestDays } from '../interest/termInterest'
import { fen, ZERO_FEN } from '../money/fen'
import type { BasisPoints, Fen } from '../money/fen'
import { familyOf, familyRule } from '../product/families'
import type { FamilyKey } from '../product/families'

/**
 * What a coupon gives (ours; the specification names /couponList but no rules):
 * - `rate`: interest at a bonus rate on the principal up to a cap, paid by the bank at maturity besides the deposit's own;
 * - `cash`: money that pays part of a purchase.
 */
export type CouponTerms =
  | { readonly kind: 'rate'; readonly bonusRate: BasisPoints; readonly cap: Fen }
  | { readonly kind: 'cash'; readonly face: Fen }

/** A customer's coupon, and what it may be used for. */
export interface Coupon {
  readonly terms: CouponTerms
  /** Least purchase in fen. */
  readonly minAmount: Fen
  /** Least term in months; a term counted in days has none. */
  readonly minMonths: number
  /** Product families; empty for all deposits with a term and an agreed rate. */
  readonly families: readonly FamilyKey[]
  /** First and last day of use. */
  readonly validFrom: Day
  readonly validUntil: Day
}

export interface CouponPurchase extends Term {
  readonly productType: string
  readonly amount: Fen
  /** The bank's day. */
  readonly today: Day
}

/** Why a coupon can't be used, the first that applies. */
export type CouponMisfit = 'notYet' | 'expired' | 'product' | 'term' | 'amount'

/**
 * Only families with an agreed rate at the end of a term take coupons, so that a coupon doesn't make an uncertain return
 * look certain.
 */
const takesCoupons = (family: FamilyKey): boolean => {
  const { interest } = familyRule(family)
  return interest === 'fixedTerm' || interest === 'fullPeriod'
}

/** Why a coupon can't be used for a purchase; undefined when it can. */
export function couponMisfit(coupon: Coupon, purchase: CouponPurchase): CouponMisfit | undefined {
  const { families, minMonths, minAmount, validFrom, validUntil } = coupon
  if (purchase.today < validFrom) return 'notYet'
  if (purchase.today > validUntil) return 'expired'
  const family = familyOf(purchase.productType)
  if (!family || !takesCoupons(family) || (families.length > 0 && !families.includes(family))) return 'product'
  if ((termMonths(purchase) ?? 0) < minMonths) return 'term'
  return purchase.amount < minAmount ? 'amount' : undefined
}

/**
 * What a usable coupon is worth in fen: a cash coupon its face; a rate coupon the bonus rate on the principal up to the
 * cap for the whole term, rounded half up once, as the deposit's own interest is.
 */
export function couponBenefit({ terms }: Pick<Coupon, 'terms'>, { amount, term, termType }: CouponPurchase): Fen {
  if (terms.kind === 'cash') return terms.face
  const principal = fen(Math.min(amount, terms.cap))
  return payable(accrue(principal, terms.bonusRate, termInterestDays({ term, termType })))
}

/** What an early withdrawal loses of a coupon, in fen. */
export interface CouponLoss {
  /** The bonus that is not paid. */
  readonly lapsed: Fen
  /** The deduction that is taken back from the payout. */
  readonly takenBack: Fen
}

/**
 * What withdrawing before maturity does to the coupon a deposit was bought with (docs/decisions/voucher.md): a bonus rate
 * is not paid, and what a cash coupon paid is taken back. The payout is always enough, because a purchase is larger than
 * its coupon.
 * @param benefit what the coupon pays, as fixed at the purchase, in fen
 */
export const couponLoss = (kind: CouponTerms['kind'], benefit: Fen): CouponLoss =>
  kind === 'rate' ? { lapsed: benefit, takenBack: ZERO_FEN } : { lapsed: ZERO_FEN, takenBack: benefit }
