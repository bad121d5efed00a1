import { formatMonth, isMonth } from '@/domain/dates/month'

/** What of a list belongs to one month, or as much of it as is read so far. */
export interface MonthOf<T> {
  /** YYYYMM, or what stands for no month. */
  readonly month: string
  /** `2026年11月` */
  readonly title: string
  readonly items: readonly T[]
}

/** A list under its months, which come in the order in which the list names them first. @param monthOf YYYYMM, Shanghai's */
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
