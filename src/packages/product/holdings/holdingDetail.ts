import type { ResponseOf } from '@/contract/call'
import type { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { addDays, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { countedText, countedTime, dayCountOf } from '@/domain/interest/dayCount'
import type { Fen } from '@/domain/money/fen'
import { formatRate } from '@/domain/money/format'
import { agreedRateText } from '@/products/model/rates'
import { isClosed, statusText } from '../holdList'

type Detail = ResponseOf<typeof queryHoldingDetail>

export interface InfoRow {
  readonly label: string
  readonly text: string
}

/** What was agreed once it has ended, before that what a withdrawal today gets; what isn't certain is never called agreed. */
function rateInfo(holding: HoldingFacts): InfoRow {
  const { preRate, demandRate, floorRate } = holding
  if (!isClosed(holding)) {
    const byBalance = holding.floorBalance !== undefined
    return { label: '现在支取利率', text: byBalance ? '按约定年利率分段计息' : formatRate(preRate) }
  }
  const agreed = agreedRateText(holding, demandRate ?? preRate)
  return { label: floorRate === undefined ? '约定年利率' : '年利率', text: agreed }
}

/** A holding's facts that are no amounts and don't stand on a deposit's certificate; `today` is the bank's day. */
export function holdingRows(holding: HoldingFacts, today?: string): readonly InfoRow[] {
  const { startDate, days } = holding
  const deposit = holding.kind === 'deposit'
  return [
    { label: '产品代码', text: holding.prodType },
    { label: deposit ? '存单号' : '持有编号', text: holding.seqNo },
    ...(deposit ? [rateInfo(holding)] : []),
    ...(!deposit && isDay(startDate) ? [{ label: '首次申购', text: formatDay(startDate) }] : []),
    { label: '已持有', text: deposit ? heldText(holding, today) : `${days}天` },
    ...(deposit && days > 0 && earnedText(holding) !== `${days}天`
      ? [{ label: '计息时间', text: earnedText(holding) }]
      : []),
    { label: '状态', text: statusText(holding) },
  ]
}

type EventKind = Detail['events'][number]['kind']

const DEPOSIT_EVENTS: Readonly<Record<EventKind, string>> = {
  BUY: '存入',
  RENEW: '续存转入',
  CONFIRM: '份额确认',
  START: '起息',
  INCOME: '付息',
  REDEEM: '支取',
  MATURE: '到期兑付',
}
/** What is called otherwise of shares. */
const WEALTH_EVENTS: Readonly<Record<EventKind, string>> = {
  ...DEPOSIT_EVENTS,
  BUY: '申购',
  INCOME: '收益入账',
  REDEEM: '赎回',
}

export interface HoldingEvent {
  readonly key: string
  readonly title: string
  readonly date: string
  readonly amount: Fen
  /** The order whose record it opens. */
  readonly orderNo: string | undefined
}

/** What has happened to a holding, latest first. */
export const holdingEvents = ({ holding, events }: Detail): readonly HoldingEvent[] =>
  events
    .map(({ kind, date, amount, orderNo }, index) => ({
      key: `${index} ${kind}`,
      title: (holding.kind === 'wealth' ? WEALTH_EVENTS : DEPOSIT_EVENTS)[kind],
      date: isDay(date) ? formatDay(date) : date,
      amount,
      orderNo,
    }))
    .reverse()

/**
 * How long a deposit has earned, as its interest is counted: months where the term is one of months. Whoever multiplies
 * the amount by the rate and this time gets what is paid.
 */
function earnedText({ days, startDate, term, termType }: HoldingFacts): string {
  if (!isDay(startDate)) return `${days}天`
  return countedText(countedTime(startDate, startDate, addDays(startDate, days), dayCountOf({ term, termType })))
}

/** One of today earns from today on, one of late in the evening from tomorrow. */
function heldText({ days, startDate }: HoldingFacts, today: string | undefined): string {
  if (days > 0) return `${days}天`
  return today !== undefined && startDate > today ? '明日起息' : '今日起息'
}

/** Daily incomes for the trend, oldest first, at most so many days. */
export const incomeTrend = (
  { incomes }: Detail,
  days: number,
): readonly { readonly day: Day; readonly amount: Fen }[] =>
  incomes
    .slice(0, days)
    .flatMap(({ date, amount }) => (isDay(date) ? [{ day: date, amount }] : []))
    .reverse()
