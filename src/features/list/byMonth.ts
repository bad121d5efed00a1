import { formatMonth, isMonth } from '@/domain/dates/month'

/** The items of one month, as far as they are read. */
export interface MonthOf<T> {
  /** YYYYMM, or another key for items without a month. */
  readonly month: string
  /** `2026年11月` */
  readonly title: string
  readonly items: readonly T[]
}

/** Groups a list by month, in the order in which the months first appear. @param monthOf YYYYMM in Asia/Shanghai */
export function byMonth<T>(items: readonly T[], monthOf: (item: T) => string): readonly MonthOf<T>[] {
  const months = new Map<string, T[]>()
  for (const item of items) {
    const month = monthOf(item)
    const own = months.get(month)
    if (own) own.push(item)
    else months.set(month, [item])
  }
  return [...months].map(([month, own]) => ({ month, title: isMonth(month) ? formatMonth(month) : month, items: own }))
}
