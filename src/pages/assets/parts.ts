import type { queryAssets } from '@/contract/account/queryAssets'
import type { ResponseOf } from '@/contract/call'
import { formatDay } from '@/domain/dates/format'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { RouteFamily } from '@/routes/families'
import { productRoute } from '@/products/entrance'
import { maturities, maturityText } from '../member/holdings'

export type Assets = ResponseOf<typeof queryAssets>

export interface AssetPart {
  readonly label: string
  readonly amount: Fen
}

/** What the total is made of, in the order of how fast one can spend it. */
export const assetParts = ({ wallet, otherAccounts, deposits, wealth }: Assets): readonly AssetPart[] => [
  { label: '电子账户', amount: wallet },
  ...(otherAccounts > 0 ? [{ label: '其他账户', amount: otherAccounts }] : []),
  { label: '存款', amount: deposits },
  { label: '理财', amount: wealth },
]

/** A deposit of the maturity list. */
export interface MaturityRow {
  readonly seqNo: string
  readonly title: string
  /** `2026.12.03 · 12天后到期` */
  readonly when: string
  readonly amount: Fen
  /** What the bank expects to pay as interest, estimated. */
  readonly interest: Fen
  /** Undefined for a code of no family. */
  readonly leadsTo?: `/${RouteFamily}HoldInfo`
}

const MOST_ROWS = 5

/** The deposits that mature next, at most five. */
export const maturityRows = (holdings: readonly HoldingFacts[]): readonly MaturityRow[] =>
  maturities(holdings)
    .slice(0, MOST_ROWS)
    .map(({ holding: { seqNo, prodType, prodDesc, endDate, amount, appointInterest }, daysLeft }) => ({
      seqNo,
      title: prodDesc,
      when: `${formatDay(endDate as Day)} · ${maturityText(daysLeft)}`,
      amount,
      interest: appointInterest,
      leadsTo: productRoute(prodType, 'HoldInfo'),
    }))
