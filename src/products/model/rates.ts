import type { BasisPoints } from '@/domain/money/fen'
import { formatRate } from '@/domain/money/format'
import { floorText } from './conditionalRate'
import type { AgreedRates } from './conditionalRate'

/** A deposit's rates as rows of a label and a figure: one, or what is certain before what isn't. */
export function rateRows(
  rates: AgreedRates,
  demandRate: BasisPoints,
  label: string,
): readonly { readonly label: string; readonly rate: BasisPoints }[] {
  const { appointRate, floorRate, floorBalance } = rates
  if (floorRate !== undefined)
    return [
      { label: '保底年利率', rate: floorRate },
      { label: '最高年利率', rate: appointRate },
    ]
  if (floorBalance === undefined) return [{ label, rate: appointRate }]
  return [
    { label: `${floorText(floorBalance)}以内年利率`, rate: demandRate },
    { label: '超出部分年利率', rate: appointRate },
  ]
}

/**
 * A deposit's rates in a text: `1.30%`; `保底0.60%，最高1.90%`; `10,000元以内0.05%，超出部分0.40%`. Never the highest
 * alone where it isn't paid on every yuan for certain.
 */
export function agreedRateText(rates: AgreedRates, demandRate: BasisPoints): string {
  const { appointRate, floorRate, floorBalance } = rates
  if (floorRate !== undefined) return `保底${formatRate(floorRate)}，最高${formatRate(appointRate)}`
  if (floorBalance === undefined) return formatRate(appointRate)
  return `${floorText(floorBalance)}以内${formatRate(demandRate)}，超出部分${formatRate(appointRate)}`
}
