import { figureCaptionOf, figureOf, minimumTextOf, SALE_TAGS, termTextOf } from '../../products/model/facts'
import type { ShelfProduct } from '../../products/model/shelf'
import { ProductCard } from '../../ui/ProductCard'

interface ShelfCardProps {
  readonly product: ShelfProduct
  readonly onPress: () => void
}

/** A product on the shelf; what it is called comes from its description, what it pays from the bank. */
export const ShelfCard = ({ product: { facts, description }, onPress }: ShelfCardProps) => (
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
    onPress={onPress}
  />
)
