import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { linesOf, ProductName } from './Compared'
import type { ComparedProps } from './Compared'
import './CompareCards.scss'

/** The comparison in the elder view, whose type leaves no room for columns: a card a product. */
export function CompareCards({ products, principal, onOpen }: ComparedProps) {
  const lines = linesOf(products, principal)
  return products.map((product, index) => (
    <Card key={product.facts.productType} className="compare-cards">
      <ProductName product={product} onOpen={onOpen} />
      {lines.map(({ label, of }) => (
        <View key={label} className="compare-cards__line">
          <View className="compare-cards__label">{label}</View>
          {unbroken(of(product, index))}
        </View>
      ))}
    </Card>
  ))
}
