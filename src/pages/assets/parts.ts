import { formatDay } from '@/domain/dates/format'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import type { queryAssets } from '@/contract/account/queryAssets'
import type { ResponseOf } from '@/contract/call'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { RouteFamily } from '@/routes/families'
import { productRoute } from '@/products/entrance'
import { dueCaption } from '@/products/model/estimate'
import { maturities, maturityText } from '../member/holdings'

export type Assets = ResponseOf<typeof queryAssets>

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
