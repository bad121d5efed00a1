import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { linesOf, ProductName } from './Compared'
import type { ComparedProps } from './Compared'
import './CompareCards.scss'

/** The comparison in the elder view, whose type leaves no room for columns: a card a product. */
export function CompareCards({ products, principal, most, onOpen }: ComparedProps) {
  const lines = linesOf(products, principal)
  return products.map((product, index) => (
    <Card key={product.facts.productType} className="compare-cards">
      <ProductName product={product} most={most} onOpen={onOpen} />
      {lines.map(({ label, of }) => {
        const own = of(product, index)
        return (
          own && (
            <View key={label} className="compare-cards__line">
              <View className="compare-cards__label">{label}</View>
              {unbroken(own)}
            </View>
          )
        )
      })}
    </Card>
  ))
}
