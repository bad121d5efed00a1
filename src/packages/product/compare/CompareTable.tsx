import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { classes } from '@/ui/classes'
import { role } from '@/ui/role'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { linesOf, ProductName } from './Compared'
import type { ComparedProps } from './Compared'
import './CompareTable.scss'

/**
 * Products side by side: what an amount comes to, the rate, and the rules in words. In large type the cells of a line stand
 * one under another, each beside its product's name, because three columns of it can't be read.
 */
export const CompareTable = ({ products, principal, most, onOpen }: ComparedProps) => (
  <Card className={`compare-table compare-table--${products.length}`}>
    <View className="compare-table__head">
      {products.map((product) => (
        <ProductName key={product.facts.productType} product={product} most={most} onOpen={onOpen} />
      ))}
    </View>
    {linesOf(products, principal).map(({ label, of }) => (
      <View key={label} className="compare-table-line" {...role('group')} aria-label={label}>
        <View className="compare-table-line__label">{label}</View>
        <View className="compare-table-line__cells" {...role('list')}>
          {products.map((product, index) => (
            <View
              key={product.facts.productType}
              className={classes('compare-table-line__cell', most === product.facts.productType && 'is-most')}
              {...role('listitem')}
            >
              <View className="compare-table-line__name">{product.facts.productName}</View>
              <View className="compare-table-line__value">{unbroken(of(product, index) || '--')}</View>
            </View>
          ))}
        </View>
      </View>
    ))}
  </Card>
)
