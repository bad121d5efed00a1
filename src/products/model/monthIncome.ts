import type { Day } from '@/domain/dates/day'
import { addDays, day } from '@/domain/dates/day'

/** What the asset manager has published of a day. */
interface PublishedDay {
  /** YYYYMMDD. */
  readonly date: string
  /** 1/10,000 yuan per 10,000 shares. */
  readonly incomePer10k: number
}

/** How many days are added up. */
export const MONTH_DAYS = 30

/** What 10,000 shares have earned in the last 30 days up to the latest that is published. */
export interface MonthIncome {
  readonly from: Day
  readonly to: Day
  /** 1/10,000 yuan, without compounding. */
  readonly per10k: number
  /** Days of these that something was published for. */
  readonly days: number
}

/** Adds up what was published; undefined while nothing is. */
export function monthIncome(published: readonly PublishedDay[]): MonthIncome | undefined {
  const last = published.reduce<string>((latest, { date }) => (date > latest ? date : latest), '')
  if (last === '') return undefined
  const to = day(last)
  const from = addDays(to, 1 - MONTH_DAYS)
  const own = published.filter(({ date }) => date >= from)
  return { from, to, per10k: own.reduce((sum, { incomePer10k }) => sum + incomePer10k, 0), days: own.length }
}
