import { formatDay } from '@/domain/dates/format'
import type { Day } from '@/domain/dates/day'
import { addFen, fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { INSURANCE_LIMIT } from '@/domain/regulation'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { RouteFamily } from '@/routes/families'
import { productRoute } from '@/products/entrance'
import { dueCaption } from '@/products/model/estimate'
import type { Assets } from '../member/assets'
import { maturities, maturityText } from '../member/holdings'

/** How much of what the bank owes a customer the deposit insurance pays, in fen; wealth shares aren't deposits. */
export interface Insured {
  /** Electronic account, other accounts and principal of open deposits. */
  readonly owed: Fen
  readonly covered: Fen
  /** Of the limit, 0 to 1. */
  readonly used: number
}

/** The insurance of what is held now; interest that isn't paid yet is left out. */
export function insuredOf({
  wallet,
  otherAccounts,
  deposits,
}: Pick<Assets, 'wallet' | 'otherAccounts' | 'deposits'>): Insured {
  const owed = addFen(wallet, otherAccounts, deposits)
  const covered = fen(Math.min(owed, INSURANCE_LIMIT))
  return { owed, covered, used: covered / INSURANCE_LIMIT }
}

/** A deposit of the maturity list. */
export interface MaturityRow {
  readonly seqNo: string
  readonly title: string
  /** `2026.12.03 · 12天后到期` */
  readonly when: string
  readonly amount: Fen
  /** What is expected on that day besides the principal, and what it is called. */
  readonly interest: Fen
  readonly caption: string
  /** Undefined for a code of no family. */
  readonly leadsTo?: `/${RouteFamily}HoldInfo`
}

/** How far off, in days, a maturity is still one that is near. */
export const NEAR_DAYS = 30

/** The deposits that mature within 30 days, the next first. */
export const maturityRows = (holdings: readonly HoldingFacts[]): readonly MaturityRow[] =>
  maturities(holdings, NEAR_DAYS).map(
    ({ holding: { seqNo, prodType, prodDesc, endDate, amount, interestOnMaturity }, daysLeft }) => ({
      seqNo,
      title: prodDesc,
      when: `${formatDay(endDate as Day)} · ${maturityText(daysLeft)}`,
      amount,
      interest: interestOnMaturity,
      caption: dueCaption(prodType),
      leadsTo: productRoute(prodType, 'HoldInfo'),
    }),
  )
