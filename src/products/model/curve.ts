import { formatTerm } from '@/domain/dates/format'
import type { BasisPoints } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import type { InterestMethod } from '@/domain/product/families'
import { interestMethod } from '@/domain/interest/told'
import type { ToldTerms } from '@/domain/interest/told'

/** One step of the rate curve. */
export interface CurveStep {
  /** Short: it stands under its step. */
  readonly label: string
  readonly rate: BasisPoints
}

export interface Curve {
  readonly title: string
  readonly steps: readonly CurveStep[]
}

const DAYS_IN_YEAR = 365

/** `1年` for whole years, `90天` otherwise, as steps are defined in days held. */
const heldText = (days: number): string =>
  days > 0 && days % DAYS_IN_YEAR === 0 ? `${days / DAYS_IN_YEAR}年` : `${days}天`

const early = (facts: ToldTerms): CurveStep => ({ label: '提前支取', rate: facts.aheadRate })

const CURVES: Readonly<Record<InterestMethod, (facts: ToldTerms) => Curve | undefined>> = {
  fixedTerm: (facts) => ({
    title: '持有到期与提前支取利率',
    steps: [early(facts), { label: `存满${formatTerm(facts)}`, rate: facts.appointRate }],
  }),
  fullPeriod: (facts) => ({
    title: '付息与提前支取利率',
    steps: [
      { label: '未满付息周期', rate: facts.aheadRate },
      {
        label: facts.payoutPeriod ? `每满${formatTerm(facts.payoutPeriod)}` : '每满付息周期',
        rate: facts.appointRate,
      },
    ],
  }),
  stepped: (facts) => ({
    title: '不同持有时间的利率',
    steps: [...facts.rateSteps]
      .sort((a, b) => a.fromDays - b.fromDays)
      .map(({ fromDays, rate }) => ({ label: fromDays === 0 ? '存入起' : `满${heldText(fromDays)}`, rate })),
  }),
  structured: (facts) =>
    facts.floorRate === undefined
      ? undefined
      : {
          title: '到期利率区间',
          steps: [
            early(facts),
            { label: '到期保底', rate: facts.floorRate },
            { label: '到期最高', rate: facts.appointRate },
          ],
        },
  agreement: (facts) =>
    facts.floorBalance === undefined
      ? undefined
      : {
          title: '按余额分段的利率',
          steps: [
            { label: `${formatShortAmount(facts.floorBalance)}元以内`, rate: facts.aheadRate },
            { label: '超出部分', rate: facts.appointRate },
          ],
        },
  netValue: () => undefined,
}

/** The rates of a deposit by what they depend on; undefined for a product without, or while the bank hasn't said them. */
export function curveOf(facts: ToldTerms): Curve | undefined {
  const method = interestMethod(facts.productType)
  return method && CURVES[method](facts)
}
