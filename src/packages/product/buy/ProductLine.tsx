import { View } from '@tarojs/components'
import type { ProductFacts } from '@/contract/product/productFacts'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import type { ProductDescription } from '@/products/family'
import { figureCaptionOf, figureOf, termTextOf } from '@/products/model/figure'
import { Card } from '@/ui/Card'
import { Rate } from '@/ui/Rate'
import './ProductLine.scss'

interface ProductLineProps {
  readonly facts: ProductFacts
  readonly description: ProductDescription
}

/** The product being bought, in two lines. */
export function ProductLine({ facts, description }: ProductLineProps) {
  const { endDate } = facts
  return (
    <Card className="product-line">
      <View className="product-line__main">
        <View className="product-line__name">{facts.productName}</View>
        <View className="product-line__hint">
          {isDay(endDate)
            ? `${description.index.termCaption}${termTextOf(facts)}，${formatDay(endDate)}到期`
            : termTextOf(facts)}
          {facts.riskLevel !== '' && `，风险等级${facts.riskLevel}`}
        </View>
      </View>
      <View className="product-line__figure">
        <Rate {...figureOf(facts)} size="amount" />
        <View className="product-line__hint">{figureCaptionOf(description.family, facts)}</View>
      </View>
    </Card>
  )
}
