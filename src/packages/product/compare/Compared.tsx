import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money/fen'
import { atEnd, comparedCaption, compareLines } from '@/products/model/compare'
import { figureOf } from '@/products/model/figure'
import type { ShelfProduct } from '@/products/model/shelfProduct'
import { Amount } from '@/ui/Amount'
import { Heading } from '@/ui/Heading'
import { Pressable } from '@/ui/Pressable'
import { Rate } from '@/ui/Rate'
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
  /** False where it doesn't apply to a product. */
  readonly of: (product: ShelfProduct, index: number) => ReactNode
}

function AtEndCell({ product, principal }: { readonly product: ShelfProduct; readonly principal: Fen | undefined }) {
  if (principal === undefined) return <>--</>
  const outcome = atEnd(product.facts, principal)
  if (outcome.kind === 'none') return <View className="compared__hint">{outcome.why}</View>
  return (
    <>
      <Amount value={outcome.total} symbol={false} className="compared__total" />
      <View className="compared__hint">
        {outcome.least ? '保底利息 ' : '含利息 '}
        <Amount value={outcome.interest} symbol={false} />
      </View>
    </>
  )
}

/** What a deposit agrees to pay and what a wealth product has brought are different things, so they never share a line. */
const FIGURE_LABELS = { deposit: '存款年利率', wealth: '理财过往收益率' } as const

/** What comes back, the rate, and the rules in words. */
export const linesOf = (products: readonly ShelfProduct[], principal: Fen | undefined): readonly Line[] => [
  { label: '到期本息（元）', of: (product) => <AtEndCell product={product} principal={principal} /> },
  ...(['deposit', 'wealth'] as const)
    .filter((kind) => products.some(({ facts }) => facts.kind === kind))
    .map((kind): Line => ({
      label: FIGURE_LABELS[kind],
      of: ({ facts, family }) =>
        facts.kind === kind && (
          <>
            <Rate {...figureOf(facts)} size="title" />
            <View className="compared__hint">{comparedCaption(family, facts)}</View>
          </>
        ),
    })),
  ...compareLines(products).map(({ label, texts }): Line => ({ label, of: (_, index) => texts[index] })),
]

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
