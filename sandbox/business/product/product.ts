import type { Term, TermType } from '@/domain/dates/term'
import type { RateStep } from '@/domain/interest/deposit'
import { basisPoints, fen } from '@/domain/money/fen'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import type { FamilyKey } from '@/domain/product/families'
import type { RiskLevel } from '@/domain/risk/levels'
import type { InterestTerms } from '@/domain/interest/terms'

/** Title and body of the bank's notice about a product, as customers read it. */
export interface ProductAlert {
  readonly title: string
  readonly body: string
}

/** What the bank sells under one code; a family's file contains only these. */
export interface CatalogueProduct extends Term {
  readonly productType: string
  readonly name: string
  /** Agreed rate, for step products the highest; 0 for wealth, whose income is published day by day. */
  readonly appointRate: BasisPoints
  /** Rate of an early withdrawal. */
  readonly aheadRate: BasisPoints
  readonly minAmount: Fen
  /** Largest single purchase. */
  readonly maxAmount: Fen
  readonly step: Fen
  readonly interest: InterestTerms
  /** R1-R5 by its issuer and by this bank as its seller, where the suitability rules apply; the higher one counts. */
  readonly ratings?: { readonly issuer: RiskLevel; readonly seller: RiskLevel }
  /** A notice the customer must read before buying it (specification §3, "alert content"). */
  readonly alert?: ProductAlert
  /** The total that may be sold, fen; unlimited without it. */
  readonly quota?: Fen
}

export interface CatalogueFamily {
  readonly family: FamilyKey
  readonly products: readonly CatalogueProduct[]
}

/** Basis points of a rate in percent: 1.45 is 1.45 % a year. */
export const percent = (rate: number): BasisPoints => basisPoints(Math.round(rate * 100))

/** Fen of an amount in yuan. */
export const yuan = (amount: number): Fen => fen(Math.round(amount * 100))

/** The listed rate for demand deposits, which early withdrawals get (since May 2025). */
export const DEMAND_RATE = percent(0.05)

/** Steps as [days held, percent]. */
export const steps = (...list: readonly (readonly [number, number])[]): readonly RateStep[] =>
  list.map(([fromDays, rate]) => ({ fromDays, rate: percent(rate) }))

const ORDINARY_LIMITS = { minAmount: yuan(50), maxAmount: yuan(2_000_000), step: yuan(1), aheadRate: DEMAND_RATE }

type Limits = Partial<Omit<CatalogueProduct, 'productType' | 'name' | 'term' | 'termType' | 'interest'>>

/** A deposit held for its term at one agreed rate, from 50 yuan unless `limits` says otherwise. */
export const fixedTerm = (
  productType: string,
  name: string,
  [term, termType]: readonly [number, TermType],
  rate: number,
  limits: Limits = {},
): CatalogueProduct => ({
  ...ORDINARY_LIMITS,
  productType,
  name,
  term,
  termType,
  appointRate: percent(rate),
  interest: { method: 'fixedTerm' },
  ...limits,
})

/** A deposit that earns by another method; its agreed rate is shown and, where the method uses one, paid. */
export const deposit = (
  productType: string,
  name: string,
  term: readonly [number, TermType],
  rate: number,
  interest: InterestTerms,
  limits: Limits = {},
): CatalogueProduct => ({ ...fixedTerm(productType, name, term, rate, limits), interest })
