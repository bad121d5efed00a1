import type * as v from 'valibot'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import { go, switchTab } from '@/app/navigate'
import { FAMILIES, familyOf, familyRule } from '@/domain/product/families'
import type { FamilyKey, FamilyRule } from '@/domain/product/families'
import { CAPTIONS } from '@/products/explanations'
import type { IncomeCaptions } from '@/products/family'
import type { holdListQuery } from '@/routes/queries/product'
import { pageFamily } from '../routeFamily'
import { openHolding } from '../openHolding'

type HoldListQuery = v.InferOutput<typeof holdListQuery>

/** What a hold list is called, holds and leads to. */
export interface HoldListScope {
  readonly title: string
  /** What one has none of, where the list is empty. */
  readonly name: string
  readonly codes: readonly string[]
  /** Caption and popup of the sums. */
  readonly rule: Pick<FamilyRule, 'caption' | 'popup'>
  readonly deposit: boolean
  readonly link: { readonly products: () => void; readonly holding: (holding: HoldingFacts) => void }
}

/** A holding's incomes under its own product's captions (specification §9). */
export function captionsOf({ prodType }: HoldingFacts): IncomeCaptions {
  const family = familyOf(prodType)
  return family ? CAPTIONS[familyRule(family).caption] : {}
}

const ALL_DEPOSITS: HoldListScope = {
  title: '我的存款',
  name: '存款',
  codes: (Object.keys(FAMILIES) as FamilyKey[])
    .map(familyRule)
    .flatMap(({ interest, codes }) => (interest === 'netValue' ? [] : codes)),
  rule: { caption: 'todayAndMaturity', popup: 'todayAndMaturity' },
  deposit: true,
  link: { products: () => switchTab('/productDetailsHomePage'), holding: openHolding },
}

/** The list a page shows. */
export function listOf({ family, scope }: HoldListQuery): HoldListScope {
  if (scope === 'all') return ALL_DEPOSITS
  const { rule, description, link } = pageFamily(family)
  return {
    title: description.holdList.title,
    name: description.name,
    codes: rule.codes,
    rule,
    deposit: description.kind === 'deposit',
    link: {
      products: () => go(link('Index')),
      holding: ({ seqNo }) => go(link('HoldInfo'), { seqNo }),
    },
  }
}
