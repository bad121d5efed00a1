import type { ResponseOf } from '@/contract/call'
import type { queryIncome } from '@/contract/holding/queryIncome'
import { daysBetween, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { firstDay, isMonth } from '@/domain/dates/month'
import { countedText } from '@/domain/interest/dayCount'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatHidableAmount, formatRate } from '@/domain/money/format'
import { agreedRateText } from '@/products/model/rates'
import { EVENT_NAMES } from './calendar'

export type Statement = ResponseOf<typeof queryIncome>
export type Source = Statement['sources'][number]
export type Settlement = Statement['settlements'][number]
export type Payment = Source['payments'][number]

const dayText = (day: string): string => (isDay(day) ? formatDay(day) : day)

/** What was paid and when: `已付息 · 2026.11.08`. */
export const paymentTitle = ({ kind, day }: Payment): string => `${EVENT_NAMES[kind].paid} · ${dayText(day)}`

/** By what a payment was counted: `本金20,000.00元，年利率1.25%，2026.10.08至2026.11.08，按1个月计息`. */
export function paymentBasis(
  { principal, rate, demandRate, floorBalance, from, to, counted }: Payment,
  hidden: boolean,
): string {
  const rates = agreedRateText(
    { appointRate: rate, ...(floorBalance !== undefined && { floorBalance }) },
    demandRate ?? rate,
  )
  const time = `${dayText(from)}至${dayText(to)}，按${countedText(counted)}计息`
  return `本金${formatHidableAmount(principal, hidden)}元，年利率${rates}，${time}`
}

/** By what an account's interest was counted, the electronic one's with its pots: `每日余额（含存钱罐）合计1,300,000.00元，年利率0.05%，2026.11.25至2026.12.20，共26天`. */
export function settlementBasis({ account, balanceDays, rate, from, through }: Settlement, hidden: boolean): string {
  const count = isDay(from) && isDay(through) ? daysBetween(from, through) + 1 : 0
  const time = `${dayText(from)}至${dayText(through)}，共${count}天`
  return `每日余额${account ? '' : '（含存钱罐）'}合计${formatHidableAmount(balanceDays, hidden)}元，年利率${formatRate(rate)}，${time}`
}

/** Sources of a kind; the bank gives those that brought most first. */
export const sourcesOf = ({ sources }: Statement, kind: Source['kind']): readonly Source[] =>
  sources.filter((source) => source.kind === kind)

/** The months of the year as bars, each at its first day. */
export const yearPoints = (year: Statement['year']): readonly { readonly day: Day; readonly amount: Fen }[] =>
  year.flatMap(({ month, income }) => (isMonth(month) ? [{ day: firstDay(month), amount: fen(income) }] : []))
