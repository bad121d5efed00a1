import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '../../app/Frame'
import { go } from '../../app/navigate'
import { definePage } from '../../app/page'
import { BankTabs } from '../../app/tabs'
import { queryProducts } from '../../contract/product/queryProducts'
import { arrangeShelf, SHELF_GROUPS, shelfProducts, TERM_FILTERS } from '../../products/model/shelf'
import type { Shelf, ShelfFilter, ShelfProduct, TermFilter } from '../../products/model/shelf'
import { productRoute } from '../../products/entrance'
import { useCall } from '../../session/useCall'
import { Empty } from '../../ui/Empty'
import { ErrorState } from '../../ui/ErrorState'
import { InsuranceMark } from '../../ui/InsuranceMark'
import { Pressable } from '../../ui/Pressable'
import { SectionTitle } from '../../ui/SectionTitle'
import { Skeleton } from '../../ui/Skeleton'
import { FilterChips } from './FilterChips'
import { ShelfCard } from './ShelfCard'
import './shelf.scss'

const NO_FILTER: ShelfFilter = { group: 'all', term: 'any' }

const TERMS = (Object.keys(TERM_FILTERS) as TermFilter[]).map((key) => ({ key, label: TERM_FILTERS[key] }))

const openProduct = ({ facts }: ShelfProduct): void => {
  const route = productRoute(facts.productType, 'Index')
  if (route) go(route, { productType: facts.productType })
}

const cards = (products: readonly ShelfProduct[]) =>
  products.map((product) => (
    <ShelfCard key={product.facts.productType} product={product} onPress={() => openProduct(product)} />
  ))

/** What is no longer sold stays reachable for those who hold it, one tap away. */
function Closed({ products }: { readonly products: readonly ShelfProduct[] }) {
  const [open, setOpen] = useState(false)
  if (products.length === 0) return null
  return (
    <View className="shelf__closed">
      <Pressable className="shelf__closed-head" expanded={open} onPress={() => setOpen(!open)}>
        {open ? '收起已停售产品' : `查看已停售产品（${products.length}）`}
      </Pressable>
      {open && cards(products)}
    </View>
  )
}

function Sections({ shelf, onReset }: { readonly shelf: Shelf; readonly onReset: () => void }) {
  if (shelf.sections.length === 0 && shelf.closed.length === 0) {
    return <Empty picture="search" text="没有符合条件的产品" action={{ text: '查看全部产品', onPress: onReset }} />
  }
  return (
    <>
      {shelf.sections.map(({ group, products }) => (
        <View key={group} className="shelf__section">
          <SectionTitle title={SHELF_GROUPS[group].title} hint={SHELF_GROUPS[group].hint} />
          {cards(products)}
        </View>
      ))}
      <Closed products={shelf.closed} />
    </>
  )
}

function ShelfPage() {
  const [filter, setFilter] = useState(NO_FILTER)
  const read = useCall(queryProducts, {})
  const shelf = read.data && arrangeShelf(read.data.products, filter)
  const kinds = [
    { key: 'all' as const, label: '全部' },
    ...(shelf?.groups ?? []).map((key) => ({ key, label: SHELF_GROUPS[key].title })),
  ]
  const nothingSold = read.data !== undefined && shelfProducts(read.data.products).length === 0
  return (
    <Frame title="产品" root right={<InsuranceMark />} tabBar={<BankTabs current="/productDetailsHomePage" />}>
      {shelf && !nothingSold && (
        <View className="shelf__filters">
          <FilterChips
            label="产品类型"
            items={kinds}
            current={filter.group}
            onSelect={(group) => setFilter({ ...filter, group })}
          />
          <FilterChips
            label="期限"
            quiet
            items={TERMS}
            current={filter.term}
            onSelect={(term) => setFilter({ ...filter, term })}
          />
        </View>
      )}
      {read.state === 'loading' && <Skeleton shape="card" count={5} />}
      {read.error && (
        <ErrorState
          kind={read.error.kind === 'offline' ? 'offline' : 'error'}
          message={read.error.message}
          onRetry={read.reload}
        />
      )}
      {nothingSold && <Empty text="暂无在售产品" hint="请稍后再来看看" />}
      {shelf && !nothingSold && <Sections shelf={shelf} onReset={() => setFilter(NO_FILTER)} />}
    </Frame>
  )
}

export default definePage(ShelfPage)
