import { FIGURES } from '../figures'

/** When money of an ordinary redemption comes, the same wherever it is said: the day itself only a preview knows. */
export const ORDINARY_REDEMPTION = `交易日${FIGURES.tradeCutOff}前申请的，下一交易日到账；之后或非交易日申请的顺延`

/** Shares earn up to and including the business day for which their redemption counts. */
export const NO_INCOME_AFTER = '受理的交易日之后不再享有收益'
