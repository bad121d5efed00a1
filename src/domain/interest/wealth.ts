import { fen, ppm } from '../money/fen'
import type { Fen, Ppm } from '../money/fen'
import { multiplyDivide } from './accrual'

/** Income per 10,000 shares in 1/10,000 yuan: 4856 is 0.4856 yuan. */
export type IncomePer10k = number

/**
 * One day's income in fen on shares worth 1 yuan each (given in fen). Fractions of a fen are cut off, as cash-management
 * products do, also for a loss.
 */
export function dailyIncome(shares: Fen, incomePer10k: IncomePer10k): Fen {
  const { quotient } = multiplyDivide(shares, Math.abs(incomePer10k), 100_000_000)
  return fen(incomePer10k < 0 ? 0 - quotient : quotient)
}

const DAYS_SHOWN = 7

/**
 * Seven-day annualised yield: the average of the last seven days' income per 10,000 shares times 365, without compounding
 * (∑Ri/7×365/10000), rounded half up. Without compounding the figure is exact and never above what a customer can earn who
 * takes the income out. With fewer than seven incomes, as in a product's first week, it averages those.
 * @throws RangeError without any income or with more than seven.
 */
export function sevenDayAnnualised(incomes: readonly IncomePer10k[]): Ppm {
  if (incomes.length === 0 || incomes.length > DAYS_SHOWN)
    throw new RangeError('a seven-day yield takes 1 to 7 incomes')
  const sum = incomes.reduce((total, income) => total + income, 0)
  const divisor = incomes.length * 100
  return ppm(Math.floor((2 * sum * 365 + divisor) / (2 * divisor)))
}
