import type { ResponseOf } from '@/contract/call'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { MonthSum } from '@/contract/holding/monthSums'
import type { queryHoldings } from '@/contract/holding/queryHoldings'
import { isDay } from '@/domain/dates/day'
import { formatDay, formatTerm } from '@/domain/dates/format'
import { byMonth } from '@/features/list/byMonth'
import { maturityMonth } from '@/domain/maturity/month'
import { interestInAll } from '@/domain/interest/inAll'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import type { InterestMethod } from '@/domain/product/families'
import { endCaption } from '@/products/model/estimate'
import type { IncomeCaptions } from '@/products/family'

type Page = ResponseOf<typeof queryHoldings>

/** An amount with what it is called. */
export interface CaptionedAmount {
  readonly caption: string
  readonly amount: Fen
  /** It has been paid or credited: only that is red, an estimate is ink (docs/decisions/looks.md). */
  readonly gained?: true
}

/** Holdings that mature in the same month. */
export interface HoldingGroup {
  /** YYYYMM, or '' for holdings without end. */
  readonly month: string
  readonly title: string
  /** How many of the list mature then and their principals, by the bank: pages that aren't read yet count too. */
  readonly sum: MonthSum | undefined
  readonly holdings: readonly HoldingFacts[]
}

/**
 * Holdings by the month of their maturity, with the bank's sums. Open ones: the nearest first, those without end last. Closed ones: the
 * latest first.
 */
export function groupByMonth(
  holdings: readonly HoldingFacts[],
  state: 'open' | 'closed',
  sums: readonly MonthSum[] = [],
): readonly HoldingGroup[] {
  // No month sorts after every month among open ones, and before it among closed ones turned round.
  const rank = (month: string): string => month || '999999'
  const sign = state === 'open' ? 1 : -1
  return [...byMonth(holdings, maturityMonth)]
    .sort((a, b) => (rank(a.month) < rank(b.month) ? -sign : sign))
    .map(({ month, title, items }) => ({
      month,
      title: month === '' ? '无固定期限' : `${title}到期`,
      sum: sums.find((one) => one.month === month),
      holdings: [...items].sort((a, b) => (a.endDate < b.endDate ? -sign : a.endDate > b.endDate ? sign : 0)),
    }))
}

/** Money on its way into or out of shares, which the total of assets counts and what is held does not. */
export const onItsWay = (amount: Fen = ZERO_FEN): readonly CaptionedAmount[] =>
  amount === 0 ? [] : [{ caption: '在途金额', amount }]

interface IncomeFigures {
  readonly yesterday: Fen
  readonly now: Fen
  readonly end: Fen
  readonly accumulated: Fen
}

/** Incomes under the captions there are: of the last day and what was paid are gained, the others estimated. */
const captioned = (captions: IncomeCaptions, figures: IncomeFigures): readonly CaptionedAmount[] =>
  (['yesterday', 'now', 'end', 'accumulated'] as const).flatMap((which) => {
    const caption = captions[which]
    if (caption === undefined) return []
    const gained = which === 'yesterday' || which === 'accumulated'
    return [{ caption, amount: figures[which], ...(gained && { gained }) }]
  })

const figuresOf = ({ yesterdayIncome, preInterest, appointInterest, accumulatedIncome }: HoldingFacts) => ({
  yesterday: yesterdayIncome,
  now: preInterest,
  end: appointInterest,
  accumulated: accumulatedIncome,
})

/** The incomes of one holding under its product's captions (§9); of a closed one what it paid. */
export function holdingIncomes(holding: HoldingFacts, captions: IncomeCaptions): readonly CaptionedAmount[] {
  if (isClosed(holding)) {
    const caption = holding.kind === 'wealth' ? '累计收益' : '已付利息'
    return [{ caption, amount: holding.accumulatedIncome, gained: true }]
  }
  return captioned(captions, figuresOf(holding))
}

/**
 * The incomes on a holding's own page: of an open deposit always both, what a withdrawal now and what maturity brings in
 * all. Where periods pay interest, both count what they have paid, which stands beside them.
 */
export function detailIncomes(
  holding: HoldingFacts,
  captions: IncomeCaptions,
  interest: InterestMethod,
): readonly CaptionedAmount[] {
  if (isClosed(holding) || holding.kind !== 'deposit') return holdingIncomes(holding, captions)
  const byPeriod = interest === 'fullPeriod'
  const both = {
    now: byPeriod ? '现在支取共得利息' : '现在支取可得利息',
    end: endCaption({ productType: holding.prodType }),
  }
  return captioned({ ...both, ...captions }, { ...figuresOf(holding), ...interestInAll(holding) })
}

/** The list's sums (§3) under the same captions: the bank's, of all holdings whether shown yet or not. */
export const listSums = (page: Page, captions: IncomeCaptions): readonly CaptionedAmount[] => [
  ...onItsWay(page.underWaySum),
  ...captioned(captions, {
    yesterday: page.yesterdayIncomeSum,
    now: page.preInterestSum,
    end: page.appointInterestSum,
    accumulated: page.accumulatedIncomeSum,
  }),
]

const STATUS_TEXTS: Readonly<Record<HoldingFacts['status'], string>> = {
  OPEN: '持有中',
  PENDING: '待确认',
  REDEEMING: '赎回中',
  REDEEMED: '已支取',
  MATURED: '已到期',
  RENEWED: '已续存',
}

export function statusText({ kind, status, intoWealth }: Pick<HoldingFacts, 'kind' | 'status' | 'intoWealth'>): string {
  if (intoWealth) return '已转理财'
  return kind === 'wealth' && status === 'REDEEMED' ? '已赎回' : STATUS_TEXTS[status]
}

export const isClosed = ({ status }: HoldingFacts): boolean =>
  status === 'REDEEMED' || status === 'MATURED' || status === 'RENEWED'

/** `1年，2027.11.21到期`; a product without end says since when it is held. */
export function holdingSpan({ term, termType, startDate, endDate }: HoldingFacts): string {
  if (!isDay(endDate)) return isDay(startDate) ? `${formatDay(startDate)}起持有` : ''
  return `存期${formatTerm({ term, termType })}，${formatDay(endDate)}到期`
}
