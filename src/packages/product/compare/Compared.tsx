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
import { Tag } from '@/ui/Tag'
import './Compared.scss'

export interface ComparedProps {
  readonly products: readonly ShelfProduct[]
  /** In fen; undefined while no amount is typed. */
  readonly principal: Fen | undefined
  /** The code of the one that pays the most interest, if there is one. */
  readonly most: string | undefined
  readonly onOpen: (product: ShelfProduct) => void
}

/** One thing compared: what it is, and what it is of each product, nothing of one that hasn't got it. */
export interface Line {
  readonly label: string
  readonly of: (product: ShelfProduct, index: number) => ReactNode
}

function AtEndCell({
  product: { facts },
  principal,
}: Pick<ComparedProps, 'principal'> & { readonly product: ShelfProduct }) {
  if (principal === undefined) return <>--</>
  const outcome = atEnd(facts, principal)
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

/** What a deposit agrees to pay and what a wealth product has brought are different things, and what is past has no weight. */
const figureLine = (kind: ShelfProduct['facts']['kind'], label: string): Line => ({
  label,
  of: ({ family, facts }) =>
    facts.kind === kind && (
      <>
        <Rate {...figureOf(facts)} {...(kind === 'deposit' && { size: 'title' })} />
        <View className="compared__hint">{comparedCaption(family, facts)}</View>
      </>
    ),
})

const FIGURE_LINES = [figureLine('deposit', '存款年利率'), figureLine('wealth', '理财过往业绩，不代表未来')]

/** What comes back, the rate, and the rules in words. */
export const linesOf = (products: readonly ShelfProduct[], principal: Fen | undefined): readonly Line[] => [
  { label: '到期本息（元）', of: (product) => <AtEndCell {...{ product, principal }} /> },
  ...FIGURE_LINES.filter(({ of }) => products.some((product, index) => of(product, index))),
  ...compareLines(products).map(({ label, texts }): Line => ({ label, of: (_, index) => texts[index] })),
]

/** What a product is called, and the way to it. */
export const ProductName = ({
  product,
  most,
  onOpen,
}: Pick<ComparedProps, 'most' | 'onOpen'> & { readonly product: ShelfProduct }) => (
  <Pressable
    role="link"
    className="compared"
    label={`${product.facts.productName}，${most === product.facts.productType ? '利息最多，' : ''}查看详情`}
    onPress={() => onOpen(product)}
  >
    <Heading level={2} className="compared__name">
      {product.facts.productName}
    </Heading>
    {most === product.facts.productType && (
      <View className="compared__most">
        <Tag>利息最多</Tag>
      </View>
    )}
    <View className="compared__more">查看详情</View>
  </Pressable>
)
