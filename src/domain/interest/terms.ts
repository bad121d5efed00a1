import type { Term } from '../dates/term'
import type { Fen } from '../money/fen'
import type { RateStep, StructuredTerms } from './deposit'

/** How a product earns, with the figures its method needs; each holding keeps them as of its day of purchase. */
export type InterestTerms =
  | { readonly method: 'fixedTerm' }
  | { readonly method: 'fullPeriod'; readonly period: Term }
  | { readonly method: 'stepped'; readonly steps: readonly RateStep[] }
  | { readonly method: 'structured'; readonly terms: StructuredTerms; readonly observed?: number }
  /** The early-withdrawal rate, which is the demand rate, up to the balance; the agreed rate above it. */
  | { readonly method: 'agreement'; readonly floorBalance: Fen }
  | { readonly method: 'netValue' }
