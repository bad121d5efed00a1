import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { atEnd, comparedCaption, compareLines, mostOf } from '@/products/model/compare'
import { figureOf } from '@/products/model/figure'
import type { ShelfProduct } from '@/products/model/shelfProduct'
import { Amount } from '@/ui/Amount'
import { Heading } from '@/ui/Heading'
import { Pressable } from '@/ui/Pressable'
import { Rate } from '@/ui/Rate'
import { unbroken } from '@/ui/Unbroken/unbroken'
import './Compared.scss'

export interface ComparedProps {
  readonly products: readonly ShelfProduct[]
  /** In fen; undefined while no amount is typed. */
  readonly principal: Fen | undefined
  readonly onOpen: (product: ShelfProduct) => void
}

/** One thing compared: what it is, and what it is of each product. */
export interface Line {
  readonly label: string
  readonly of: (product: ShelfProduct, index: number) => ReactNode
}

function AtEndCell({
  product: { facts },
  products,
  principal,
}: Pick<ComparedProps, 'products' | 'principal'> & { readonly product: ShelfProduct }) {
  if (principal === undefined) return <>--</>
  const outcome = atEnd(facts, principal)
  if (outcome.kind === 'none') return <View className="compared__hint">{outcome.why}</View>
  const most = mostOf(
    products.map((each) => each.facts),
    principal,
  )
  return (
    <>
      <Amount value={outcome.total} symbol={false} className="compared__total" />
      <View className="compared__hint">
        {outcome.least ? '保底利息 ' : '含利息 '}
        <Amount value={outcome.interest} symbol={false} />
      </View>
      {most?.code === facts.productType && (
        <View className="compared__most">{unbroken(`所选中利息最多，比次高多${formatAmount(most.more)}元`)}</View>
      )}
    </>
  )
}

/**
 * What a deposit agrees to pay and what a wealth product has brought are different things: each says under it what it is,
 * and what is past has no weight.
 */
function FigureCell({ product: { family, facts }, label }: { readonly product: ShelfProduct; readonly label: string }) {
  const caption = comparedCaption(family, facts)
  if (facts.kind === 'deposit')
    return (
      <>
        <Rate {...figureOf(facts)} size="title" />
        <View className="compared__hint">{caption ?? (label !== FIGURE_LABELS.deposit && FIGURE_LABELS.deposit)}</View>
      </>
    )
  return (
    <>
      <View className="compared__past">
        <Rate {...figureOf(facts)} />
      </View>
      <View className="compared__hint">{unbroken(`过往${caption ?? ''}`)}</View>
      <View className="compared__hint">{unbroken('过往业绩，不代表未来')}</View>
    </>
  )
}

const FIGURE_LABELS = { deposit: '存款年利率', wealth: '理财过往收益率' } as const

const figureLabel = (products: readonly ShelfProduct[]): string =>
  (['deposit', 'wealth'] as const)
    .filter((kind) => products.some(({ facts }) => facts.kind === kind))
    .map((kind) => FIGURE_LABELS[kind])
    .join('、')

/** What comes back, the rate, and the rules in words. */
export const linesOf = (products: readonly ShelfProduct[], principal: Fen | undefined): readonly Line[] => {
  const label = figureLabel(products)
  return [
    { label: '到期本息（元）', of: (product) => <AtEndCell {...{ product, products, principal }} /> },
    { label, of: (product) => <FigureCell {...{ product, label }} /> },
    ...compareLines(products).map(({ label, texts }): Line => ({ label, of: (_, index) => texts[index] })),
  ]
}

/** What a product is called, and the way to it. */
export const ProductName = ({
  product,
  onOpen,
}: {
  readonly product: ShelfProduct
  readonly onOpen: ComparedProps['onOpen']
}) => (
  <Pressable
    role="link"
    className="compared"
    label={`${product.facts.productName}，查看详情`}
    onPress={() => onOpen(product)}
  >
    <Heading level={2} className="compared__name">
      {product.facts.productName}
    </Heading>
    <View className="compared__more">查看详情</View>
  </Pressable>
)
