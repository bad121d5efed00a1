import type { BasisPoints, Ppm } from '@/domain/money/fen'
import { formatRate, formatYield } from '@/domain/money/format'
import type { Pending } from '@/domain/money/format'

export type RateValue =
  | {
      readonly rate: Pending<BasisPoints>
      /** The lowest that may be paid, where `rate` isn't paid on every yuan and every day. */
      readonly from?: BasisPoints | undefined
      readonly yield?: undefined
    }
  | { readonly yield: Pending<Ppm>; readonly rate?: undefined; readonly from?: undefined }

/** `1.45%` of basis points (deposits), `0.60%~1.90%` of a range, or `1.8230%` of ppm (the wealth product). */
export const rateText = (value: RateValue): string =>
  value.yield === undefined
    ? `${value.from === undefined ? '' : `${formatRate(value.from)}~`}${formatRate(value.rate)}`
    : formatYield(value.yield)
