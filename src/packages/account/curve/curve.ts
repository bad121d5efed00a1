import type { queryBalanceDays } from '@/contract/account/queryBalanceDays'
import type { ResponseOf } from '@/contract/call'
import { formatDay } from '@/domain/dates/format'
import { isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { subtractFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'

export type BalanceDays = ResponseOf<typeof queryBalanceDays>

/** A day on which the balance changed, and by how much. */
export interface Change {
  readonly day: Day
  readonly balance: Fen
  readonly by: Fen
  /** The last of the days, which hasn't ended. */
  readonly isToday: boolean
}

/** The days on which the balance changed, the latest first. The day before the first isn't known, so it isn't one. */
export const changesOf = ({ points }: BalanceDays): readonly Change[] =>
  points
    .flatMap(({ day, balance }, index) => {
      const before = points[index - 1]
      return before && before.balance !== balance && isDay(day)
        ? [{ day, balance, by: subtractFen(balance, before.balance), isToday: index === points.length - 1 }]
        : []
    })
    .reverse()

/** `2026.11.21`, of a day of the answer. */
export const dayText = (day: string): string => (isDay(day) ? formatDay(day) : day)

/** The curve in a sentence. */
export function spokenCurve({ points, average, highest }: BalanceDays): string {
  const [first, last] = [points[0], points[points.length - 1]]
  if (!first || !last) return '暂无余额记录'
  const ends = `${dayText(first.day)}${formatAmount(first.balance)}元，${dayText(last.day)}${formatAmount(last.balance)}元`
  return `日末余额：${ends}，日均${formatAmount(average)}元，最高为${dayText(highest.day)}的${formatAmount(highest.balance)}元`
}
