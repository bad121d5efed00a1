import { FIGURES } from '../domain/figures'

/**
 * How interest is counted (central bank's notice 129 of 2005): clause 4 of the deposit agreement, and what every
 * deposit's page says of it; src/domain/interest/position reckons by it, before maturity and at it.
 */
export const COUNTING_RULE = `整年、整月部分按对年对月计息，零头天数按实际天数计息；存期以天约定的，按实际天数计息。年利率以${FIGURES.rateYear}折算日利率，支付时四舍五入至分，提前支取同样如此。`
