import type { BasisPoints, Ppm } from '@/domain/money/fen'
import { formatRate, formatYield } from '@/domain/money/format'
import type { Pending } from '@/domain/money/format'

export type RateValue =
  | { readonly rate: Pending<BasisPoints>; readonly yield?: undefined }
  | { readonly yield: Pending<Ppm>; readonly rate?: undefined }

/** `1.45%` of basis points (deposits) or `1.8230%` of ppm (the wealth product). */
export const rateText = (value: RateValue): string =>
  value.yield === undefined ? formatRate(value.rate) : formatYield(value.yield)
