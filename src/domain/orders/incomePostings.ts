/**
 * Kinds of postings on the electronic account that are only interest or income: a full period's interest, a coupon's
 * bonus. A withdrawal or a maturity posts principal and interest together and counts as moving the customer's own money.
 */
export const INCOME_POSTINGS = ['depositPayout', 'couponInterest'] as const

const KINDS: ReadonlySet<string> = new Set(INCOME_POSTINGS)

/** Whether the whole amount of a posting of this kind was earned. */
export const isIncomePosting = (kind: string): boolean => KINDS.has(kind)
