import type { BasisPoints, Fen } from '@/domain/money/fen'
import { formatRate, formatShortAmount } from '@/domain/money/format'

/** What a product or a holding is agreed to pay, as the calls carry it. */
export interface AgreedRates {
  /** The agreed rate; of a structured deposit the highest, of an agreement deposit the one above its floor balance. */
  readonly appointRate: BasisPoints
  /** Structured only: the rate for certain. */
  readonly floorRate?: BasisPoints | undefined
  /** Agreement only: the balance up to which the demand rate counts, in fen. */
  readonly floorBalance?: Fen | undefined
}

/** An agreement deposit's floor balance, as a text names it. */
export const floorText = (floorBalance: Fen): string => `${formatShortAmount(floorBalance)}元`

/**
 * What a rate that isn't paid on every yuan for certain is called, with the one that is; undefined for one that is.
 * @param demandRate agreement only: the rate up to the floor balance
 */
export function conditionalCaption(
  { floorRate, floorBalance }: AgreedRates,
  demandRate: BasisPoints,
): string | undefined {
  if (floorRate !== undefined) return `最高年利率（保底${formatRate(floorRate)}）`
  if (floorBalance === undefined) return undefined
  return `超出${floorText(floorBalance)}部分年利率（以内${formatRate(demandRate)}）`
}
