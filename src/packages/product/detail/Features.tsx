import { View } from '@tarojs/components'
import type { ProductFacts } from '@/contract/product/productFacts'
import type { ProductDescription } from '@/products/family'
import { blanksOf } from '@/products/model/facts'
import { fillIn } from '@/products/registry'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { CardTitle } from '../CardTitle'
import './Features.scss'

interface FeaturesProps {
  readonly description: ProductDescription
  readonly facts: ProductFacts | undefined
}

export const Features = ({ description: { index }, facts }: FeaturesProps) => (
  <Card>
    <CardTitle>{index.featuresCaption}</CardTitle>
    <View className="features">
      {index.features.map(({ title, text }) => (
        <View key={title} className="features__item">
          <Icon name="check" size="small" tone="brand" className="features__mark" />
          <View className="features__body">
            <View className="features__title">{title}</View>
            <View className="features__text">{fillIn(text, blanksOf(facts))}</View>
          </View>
        </View>
      ))}
    </View>
  </Card>
)
