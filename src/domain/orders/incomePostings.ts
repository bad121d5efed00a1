/**
 * Kinds of postings on the electronic account that are interest or income alone: a full period's interest, a coupon's
 * bonus. A withdrawal or a maturity brings interest with its principal in one posting and is a move of own money.
 */
export const INCOME_POSTINGS = ['depositPayout', 'couponInterest'] as const

const KINDS: ReadonlySet<string> = new Set(INCOME_POSTINGS)

/** Whether all of a posting of this kind was earned. */
export const isIncomePosting = (kind: string): boolean => KINDS.has(kind)
