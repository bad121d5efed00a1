import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import { arrangeShelf, byFamily, SHELF_GROUPS } from '../model/shelf'
import { familyReason } from '../model/familyReason'
import { shelfProducts } from '../model/shelfProduct'
import type { Shelf } from '../model/shelf'
import type { ShelfProduct } from '../model/shelfProduct'
import { Empty } from '@/ui/Empty'
import type { EmptyProps } from '@/ui/Empty'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { LongList } from '@/ui/LongList'
import { Pressable } from '@/ui/Pressable'
import { SectionTitle } from '@/ui/SectionTitle'
import { FamilyCard } from './FamilyCard'
import { ShelfCard } from './ShelfCard'
import { ShelfTools } from './ShelfTools'
import type { ShelfState } from './useShelf'
import './ProductShelf.scss'

/** Of a product's card, before any is measured. */
const CARD_HEIGHT = 110

interface CardsProps {
  readonly products: readonly ShelfProduct[]
  /** Of the whole shelf: what makes it long. */
  readonly total: number
  /** The first of the page, which is seen first. */
  readonly onScreen: boolean
  readonly shelf: ShelfState
  readonly onOpen: (product: ShelfProduct) => void
}

/**
 * Cards that open a product, or choose it while products are being compared: a card a family as long as nothing is
 * looked for by name and nothing compared, else a card a product.
 */
function Cards({ products, total, onScreen, shelf: { filter, picks, toggle }, onOpen }: CardsProps) {
  const together = picks === undefined && filter.text === ''
  return (
    <LongList
      items={together ? byFamily(products) : products.map((product) => [product])}
      keyOf={([first], index) => `${first?.facts.productType} ${index}`}
      total={total}
      onScreen={onScreen}
      rowHeight={CARD_HEIGHT}
      between="gap"
    >
      {(own) => {
        const [product] = own
        if (!product) return null
        const reason = together && product.facts.saleStatus !== 'CLOSED' ? familyReason(own, products) : undefined
        if (own.length > 1) return <FamilyCard products={own} reason={reason} onOpen={onOpen} />
        return (
          <ShelfCard
            product={product}
            reason={reason}
            picked={picks?.includes(product.facts.productType)}
            onPress={() => (picks ? toggle(product.facts.productType) : onOpen(product))}
          />
        )
      }}
    </LongList>
  )
}

/** What is no longer sold stays reachable for those who hold it, one tap away. */
function Closed(cards: CardsProps) {
  const [open, setOpen] = useState(false)
  const searched = cards.shelf.filter.text !== ''
  if (cards.products.length === 0) return null
  return (
    <View className="product-shelf__closed">
      {!searched && (
        <Pressable className="product-shelf__closed-head" expanded={open} onPress={() => setOpen(!open)}>
          {open ? '收起已停售产品' : `查看已停售产品（${cards.products.length}）`}
        </Pressable>
      )}
      {searched && <SectionTitle title="已停售" hint="已持有的不受影响" />}
      {(open || searched) && <Cards {...cards} />}
    </View>
  )
}

interface ProductShelfProps {
  readonly products: readonly ProductFacts[]
  readonly shelf: ShelfState
  readonly onOpen: (product: ShelfProduct) => void
  /** Said when nothing is sold at all. */
  readonly empty: EmptyProps
}

const nothingLeft = ({ sections, closed }: Shelf): boolean => sections.length === 0 && closed.length === 0

/** Products by group with search, filters and the choice of some to compare. */
export function ProductShelf({ products, shelf, onOpen, empty }: ProductShelfProps) {
  const { filter, reset } = shelf
  const arranged = arrangeShelf(products, filter)
  const count = shelfProducts(products).length
  if (count === 0) return <Empty {...empty} />
  return (
    <>
      <ShelfTools shelf={shelf} groups={arranged.groups} count={count} />
      {nothingLeft(arranged) && (
        <Empty
          picture="glasses"
          text={filter.text === '' ? '没有符合条件的产品' : `没有找到与“${filter.text}”相关的产品`}
          action={{ text: '查看全部产品', onPress: reset }}
        />
      )}
      {arranged.sections.map(({ group, products: own }, index) => (
        <View key={group} className="product-shelf__section">
          <SectionTitle
            title={SHELF_GROUPS[group].title}
            hint={SHELF_GROUPS[group].hint}
            mark={group === 'wealth' ? undefined : <InsuranceMark />}
          />
          <Cards products={own} total={count} onScreen={index === 0} shelf={shelf} onOpen={onOpen} />
        </View>
      ))}
      <Closed
        products={arranged.closed}
        total={count}
        onScreen={arranged.sections.length === 0}
        shelf={shelf}
        onOpen={onOpen}
      />
    </>
  )
}
