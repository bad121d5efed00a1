import { formatTenThousandths, formatYield } from '@/domain/money/format'
import { ppm } from '@/domain/money/fen'

interface YieldDay {
  /** YYYYMMDD. */
  readonly date: string
  /** Parts per million. */
  readonly sevenDayYield: number
  /** 1/10,000 yuan per 10,000 shares. */
  readonly incomePer10k: number
}

/** `11.21` */
export const monthDay = (date: string): string => `${date.slice(4, 6)}.${date.slice(6)}`

/** One of the two figures with its unit. */
export const yieldText = (value: number, shown: 'yield' | 'income'): string =>
  shown === 'yield' ? formatYield(ppm(value)) : `${formatTenThousandths(value)}元`

/** The trend as a sentence, for who can't see the line. */
export function yieldSummary(yields: readonly YieldDay[], shown: 'yield' | 'income'): string {
  const [first, last] = [yields[0], yields[yields.length - 1]]
  if (!first || !last) return '暂无收益数据'
  const figure = (each: YieldDay): number => (shown === 'yield' ? each.sevenDayYield : each.incomePer10k)
  const text = (each: YieldDay): string => yieldText(figure(each), shown)
  const by = (better: (a: number, b: number) => boolean): YieldDay =>
    yields.reduce((best, each) => (better(figure(each), figure(best)) ? each : best), first)
  const highest = by((a, b) => a > b)
  const lowest = by((a, b) => a < b)
  const name = shown === 'yield' ? '七日年化收益率' : '每万份收益'
  return `${monthDay(first.date)}至${monthDay(last.date)}${name}，最新${text(last)}，最高${text(highest)}，最低${text(lowest)}`
}
