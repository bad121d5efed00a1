import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { daysBetween } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'

/**
 * Days until a deposit matures, 0 on the day itself; undefined where nothing matures. Counted from the bank's own
 * number of days held, because the phone's date may be wrong.
 */
export function daysLeft({ days, endDate, kind, startDate, status }: HoldingFacts): number | undefined {
  if (kind !== 'deposit' || status !== 'OPEN' || endDate === '') return undefined
  return Math.max(0, daysBetween(startDate as Day, endDate as Day) - days)
}

export interface Maturity {
  readonly holding: HoldingFacts
  readonly daysLeft: number
}

/** Open deposits by when they mature, the next one first; `within` leaves out what is further off, in days. */
export const maturities = (holdings: readonly HoldingFacts[], within = Infinity): readonly Maturity[] =>
  holdings
    .flatMap((holding) => {
      const left = daysLeft(holding)
      return left === undefined || left > within ? [] : [{ holding, daysLeft: left }]
    })
    .sort((a, b) => a.daysLeft - b.daysLeft)

/** `今天到期`, `明天到期`, `12天后到期`. */
export const maturityText = (left: number): string =>
  left === 0 ? '今天到期' : left === 1 ? '明天到期' : `${left}天后到期`
