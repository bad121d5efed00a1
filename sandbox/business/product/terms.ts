import type { Term } from '@/domain/dates/term'
import type { AgreementTerms, RateStep, StructuredTerms } from '@/domain/interest/deposit'

/** How a product earns, with the figures its method needs; kept with each holding as it was on the day of purchase. */
export type InterestTerms =
  | { readonly method: 'fixedTerm' }
  | { readonly method: 'fullPeriod'; readonly period: Term }
  | { readonly method: 'stepped'; readonly steps: readonly RateStep[] }
  | { readonly method: 'structured'; readonly terms: StructuredTerms; readonly observed?: number }
  | { readonly method: 'agreement'; readonly terms: AgreementTerms }
  | { readonly method: 'netValue' }
