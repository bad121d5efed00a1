import type { BasisPoints } from '@/domain/money/fen'
import { formatRate } from '@/domain/money/format'
import type { ProductFacts } from '@/contract/product/productFacts'
import { floorText, leastRateOf } from './figure'
import type { AgreedRates } from './figure'

/** A deposit's rates as rows of a label and a figure: one, or what is certain before what isn't. */
export function rateRows(
  facts: ProductFacts,
  label: string,
): readonly { readonly label: string; readonly rate: BasisPoints }[] {
  const { appointRate, floorRate, floorBalance } = facts
  const least = leastRateOf(facts)
  if (least === undefined) return [{ label, rate: appointRate }]
  if (floorBalance !== undefined)
    return [
      { label: `${floorText(floorBalance)}以内年利率`, rate: least },
      { label: '超出部分年利率', rate: appointRate },
    ]
  return [
    { label: floorRate === undefined ? '最低年利率' : '保底年利率', rate: least },
    { label: '最高年利率', rate: appointRate },
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
