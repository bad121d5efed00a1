import type { Term } from '@/domain/dates/term'
import { yuan } from '@/domain/money/fen'

/** What the shelf and home count with before anybody has typed an amount. */
export const EXAMPLE_AMOUNT = /*#__PURE__*/ yuan(10_000)

/** What is looked at first of terms on sale, the shortest first: a year, or the middle where there is none. */
export const firstTerm = <T extends Term>(terms: readonly T[]): T | undefined =>
  terms.find(({ term, termType }) => term === 1 && termType === 'Y') ?? terms[Math.floor(terms.length / 2)]
