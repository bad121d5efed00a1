import { familyRule } from '@/domain/product/families'
import type { FamilyKey, InterestMethod } from '@/domain/product/families'

/** One colour for each way of earning, because nobody tells fifteen apart; each brand's own (`--colour-chart-…`). */
const HUES = {
  fixedTerm: 1,
  netValue: 2,
  stepped: 3,
  fullPeriod: 4,
  agreement: 5,
  structured: 6,
} as const satisfies Record<InterestMethod, number>

/** The style that makes a family's colour `--colour-family` for marks, curves and the water line within an element. */
export const familyColour = (family: FamilyKey): Readonly<Record<string, string>> => ({
  '--colour-family': `var(--colour-chart-${HUES[familyRule(family).interest]})`,
})
