import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money/fen'
import { atEnd, comparedCaption, compareLines } from '@/products/model/compare'
import { figureOf } from '@/products/model/figure'
import type { ShelfProduct } from '@/products/model/shelfProduct'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Pressable } from '@/ui/Pressable'
import { Rate } from '@/ui/Rate'
import { role } from '@/ui/role'
import './CompareTable.scss'

interface CompareTableProps {
  readonly products: readonly ShelfProduct[]
  /** In fen; undefined while no amount is typed. */
  readonly principal: Fen | undefined
  readonly onOpen: (product: ShelfProduct) => void
}

interface LineProps {
  readonly label: string
  readonly products: readonly ShelfProduct[]
  readonly children: (product: ShelfProduct, index: number) => ReactNode
}

/**
 * One thing compared: what it is, and under it a cell a product. In the elder view and in large type the
 * cells stand one under another, each with its product's name, because three columns of large type can't be read.
 */
const Line = ({ label, products, children }: LineProps) => (
  <View className="compare-table-line" {...role('group')} aria-label={label}>
    <View className="compare-table-line__label">{label}</View>
    <View className="compare-table-line__cells" {...role('list')}>
      {products.map((product, index) => (
        <View key={product.facts.productType} className="compare-table-line__cell" {...role('listitem')}>
          <View className="compare-table-line__name">{product.facts.productName}</View>
          <View className="compare-table-line__value">{children(product, index)}</View>
        </View>
      ))}
    </View>
  </View>
)

function AtEndCell({ product, principal }: { readonly product: ShelfProduct; readonly principal: Fen | undefined }) {
  if (principal === undefined) return <>--</>
  const outcome = atEnd(product.facts, principal)
  if (outcome.kind === 'none') return <View className="compare-table-line__hint">{outcome.why}</View>
  return (
    <>
      <Amount value={outcome.total} symbol={false} className="compare-table-line__total" />
      <View className="compare-table-line__hint">
        {outcome.least ? '保底利息 ' : '含利息 '}
        <Amount value={outcome.interest} symbol={false} />
      </View>
    </>
  )
}

/** What a deposit agrees to pay and what a wealth product has brought are different things, so they never share a line. */
const FIGURE_LABELS = { deposit: '存款年利率', wealth: '理财过往收益率' } as const

/** Products side by side: what an amount comes to, the rate, and the rules in words. */
export function CompareTable({ products, principal, onOpen }: CompareTableProps) {
  return (
    <Card className={`compare-table compare-table--${products.length}`}>
      <View className="compare-table__head">
        {products.map((product) => (
          <Pressable
            key={product.facts.productType}
            role="link"
            className="compare-table__product"
            label={`${product.facts.productName}，查看详情`}
            onPress={() => onOpen(product)}
          >
            <Heading level={2} className="compare-table__name">
              {product.facts.productName}
            </Heading>
            <View className="compare-table__more">查看详情</View>
          </Pressable>
        ))}
      </View>
      <Line label="到期本息（元）" products={products}>
        {(product) => <AtEndCell product={product} principal={principal} />}
      </Line>
      {(['deposit', 'wealth'] as const)
        .filter((kind) => products.some(({ facts }) => facts.kind === kind))
        .map((kind) => (
          <Line key={kind} label={FIGURE_LABELS[kind]} products={products}>
            {({ facts, family }) =>
              facts.kind === kind ? (
                <>
                  <Rate {...figureOf(facts)} size="title" />
                  <View className="compare-table-line__hint">{comparedCaption(family, facts)}</View>
                </>
              ) : (
                <View className="compare-table-line__hint">不适用</View>
              )
            }
          </Line>
        ))}
      {compareLines(products).map(({ label, texts }) => (
        <Line key={label} label={label} products={products}>
          {(_, index) => texts[index]}
        </Line>
      ))}
    </Card>
  )
}
