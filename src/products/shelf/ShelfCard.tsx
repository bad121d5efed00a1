import { figureCaptionOf, figureOf, minimumTextOf, SALE_TAGS, termTextOf } from '../model/facts'
import type { ShelfProduct } from '../model/shelf'
import { ProductCard } from '@/ui/ProductCard'

interface ShelfCardProps {
  readonly product: ShelfProduct
  /** Undefined while products are opened and not chosen. */
  readonly picked?: boolean
  readonly onPress: () => void
}

/** A product on the shelf; what it is called comes from its description, what it pays from the bank. */
export const ShelfCard = ({ product: { facts, description }, picked, onPress }: ShelfCardProps) => (
  <ProductCard
    name={facts.productName}
    figure={figureOf(facts)}
    figureCaption={figureCaptionOf(facts, description)}
    facts={[
      { caption: description.index.termCaption, value: termTextOf(facts) },
      { caption: description.index.minAmountCaption, value: minimumTextOf(facts) },
    ]}
    tags={facts.riskLevel === '' ? [] : [facts.riskLevel]}
    closed={SALE_TAGS[facts.saleStatus]}
    picked={picked}
    onPress={onPress}
  />
)
