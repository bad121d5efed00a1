import { go } from '@/app/navigate'
import { queryProducts } from '@/contract/product/queryProducts'
import { Loaded } from '@/features/loaded/Loaded'
import type { FamilyKey } from '@/domain/products/families'
import { disclosureLines } from '@/products/disclosure'
import { productRoute } from '@/products/entrance'
import { productLook } from '@/products/model/figure'
import { useCall } from '@/session/useCall'
import { ErrorState } from '@/ui/ErrorState'
import { Notice } from '@/ui/Notice'
import { ProductCard } from '@/ui/ProductCard'
import { SectionTitle } from '@/ui/SectionTitle'
import { Skeleton } from '@/ui/Skeleton'
import { useLoad } from '@/ui/useLoad'
import { Fine } from '../Fine'
import { MOST } from './facts'
import type { Block } from './facts'
import { isNamedGone, shownOf } from './shown'
import type { ShownProduct } from './shown'
import { StillBlock, WealthWaiting } from './StillBlock'

/** What is said of a wealth product is as much as all the rest of a landing, and few landings show one. */
const loadWealth = () => import('./WealthFacts')
/** Interest is reckoned for every family, and few landings compare. */
const loadAtEnd = () => import('./AtEnd')
const loadFiles = () => import('./FamilyFiles')

interface BlockProps<B extends Block = Block> {
  readonly block: B
  /** The product that the page's link names. */
  readonly productType?: string | undefined
}

/** A piece of a campaign's page; its button stands below the page, not in it. */
export function BlockView({ block, productType }: BlockProps) {
  switch (block.block) {
    case 'PRODUCTS':
      return <Products block={block} productType={productType} />
    case 'FILES':
      return <Files title={block.title} family={block.family} />
    case 'WEALTH':
      return <Wealth title={block.title} productType={productType} />
    default:
      return <StillBlock block={block} />
  }
}

function Wealth({ title, productType }: { readonly title: string; readonly productType?: string | undefined }) {
  const { loaded, failed, retry } = useLoad(loadWealth)
  if (failed) return <ErrorState onRetry={retry} />
  return loaded ? <loaded.WealthFacts title={title} productType={productType} /> : <WealthWaiting />
}

function Files({ title, family }: { readonly title: string; readonly family: FamilyKey }) {
  const { loaded, failed, retry } = useLoad(loadFiles)
  if (failed) return <ErrorState onRetry={retry} />
  return loaded ? <loaded.FamilyFiles title={title} family={family} /> : <Skeleton shape="list" count={1} />
}

/** What is on sale of these families now, with what has to be said of each kind. */
function Products({ block, productType }: BlockProps<Extract<Block, { block: 'PRODUCTS' }>>) {
  const read = useCall(queryProducts, {})
  return (
    <>
      <SectionTitle title={block.title} />
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" count={MOST} />}
        empty={({ products }) =>
          shownOf(products, block, productType).length === 0 && {
            text: '暂无在售产品',
            action: { text: '查看全部存款', onPress: () => go('/combineDepositStencil') },
          }
        }
      >
        {({ products }) => {
          const shown = shownOf(products, block, productType)
          return (
            <>
              {isNamedGone(products, block.families, productType) && (
                <Notice>链接中的产品目前未在售，以下是在售的产品</Notice>
              )}
              {shown.map(({ family, facts }) => (
                <ProductCard key={facts.productType} {...productLook(family, facts)} onPress={() => open(facts)} />
              ))}
              {block.terms && <Compared shown={shown} />}
              {disclosureLines(shown).map((line) => (
                <Fine key={line}>{line}</Fine>
              ))}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** What the same amount brings in each of the terms that are compared. */
function Compared({ shown }: { readonly shown: readonly ShownProduct[] }) {
  const { loaded, failed, retry } = useLoad(loadAtEnd)
  if (failed) return <ErrorState onRetry={retry} />
  return loaded ? <loaded.AtEnd shown={shown} /> : <Skeleton shape="list" count={shown.length} />
}

function open({ productType }: ShownProduct['facts']): void {
  const route = productRoute(productType, 'Index')
  if (route) go(route, { productType })
}
