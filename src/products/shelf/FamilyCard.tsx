import { View } from '@tarojs/components'
import { formatShortAmount } from '@/domain/money/format'
import { Heading } from '@/ui/Heading'
import { Pressable } from '@/ui/Pressable'
import { Tag } from '@/ui/Tag'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { SALE_TAGS } from '../model/facts'
import { figureCaptionOf, minimumCaptionOf, rateTextOf, termCaptionOf, termTextOf } from '../model/figure'
import type { ShelfProduct } from '../model/shelfProduct'
import './FamilyCard.scss'

interface FamilyCardProps {
  /** Of one family, two or more, all of them on sale or none. */
  readonly products: readonly ShelfProduct[]
  /** Why one would take it rather than another. */
  readonly reason: string | undefined
  readonly onOpen: (product: ShelfProduct) => void
}

/** What the chips say: terms, or all of them names where two have the same term, so that one kind stands beside its like. */
function chipTexts(all: readonly ShelfProduct[]): readonly string[] {
  const terms = all.map(({ facts }) => termTextOf(facts))
  return new Set(terms).size < terms.length ? all.map(({ facts }) => facts.productName) : terms
}

/** A family on the shelf: what all its products have in common once, and a chip with its rate for each term. */
export function FamilyCard({ products, reason, onOpen }: FamilyCardProps) {
  const [first] = products
  if (!first) return null
  const { family, description, facts } = first
  const least = Math.min(...products.map((each) => each.facts.minAmt)) as typeof facts.minAmt
  const texts = chipTexts(products)
  const same = products.every((each) => each.facts.minAmt === least)
  return (
    <View className="family-card">
      <View className="family-card__head">
        <Heading level={3} className="family-card__name">
          {description.name}
        </Heading>
        <View className="family-card__minimum">
          {`${minimumCaptionOf(family)}${formatShortAmount(least)}元${same ? '' : '起'}`}
        </View>
      </View>
      {reason !== undefined && <View className="family-card__reason">{unbroken(reason)}</View>}
      <View className="family-card__caption">{`${termCaptionOf(family)}与${figureCaptionOf(family, facts)}`}</View>
      <View className="family-card__chips">
        {products.map((product, index) => {
          const sale = SALE_TAGS[product.facts.saleStatus]
          // A range of rates may break behind its sign.
          const rate = rateTextOf(product.facts).replace('~', '~\u200b')
          return (
            <Pressable
              key={`${product.facts.productType} ${index}`}
              role="link"
              className="family-card__chip"
              label={`${product.facts.productName}，${texts[index]}${rate}${sale ?? ''}`}
              onPress={() => onOpen(product)}
            >
              <View className="family-card__term">{texts[index]}</View>
              <View className="family-card__rate">{rate}</View>
              {sale !== undefined && <Tag tone="plain">{sale}</Tag>}
            </Pressable>
          )
        })}
      </View>
    </View>
  )
}
