import { go } from '@/app/navigate'
import { queryProducts } from '@/contract/product/queryProducts'
import type { ProductFacts } from '@/contract/product/productFacts'
import { familyOf } from '@/domain/products/families'
import type { FamilyKey } from '@/domain/products/families'
import { Loaded } from '@/features/loaded/Loaded'
import { disclosureLines } from '@/products/disclosure'
import { productRoute } from '@/products/entrance'
import { productLook } from '@/products/model/figure'
import { useCall } from '@/session/useCall'
import { ErrorState } from '@/ui/ErrorState'
import { ProductCard } from '@/ui/ProductCard'
import { SectionTitle } from '@/ui/SectionTitle'
import { Skeleton } from '@/ui/Skeleton'
import { useLoad } from '@/ui/useLoad'
import { Fine } from '../Fine'
import { MOST } from './facts'
import type { Block } from './facts'
import { StillBlock, WealthWaiting } from './StillBlock'

/** What is said of a wealth product is as much as all the rest of a landing, and few landings show one. */
const loadWealth = () => import('./WealthFacts')

/** A piece of a campaign's page; its button stands below the page, not in it. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.block) {
    case 'PRODUCTS':
      return <Products title={block.title} families={block.families} />
    case 'WEALTH':
      return <Wealth title={block.title} />
    default:
      return <StillBlock block={block} />
  }
}

function Wealth({ title }: { readonly title: string }) {
  const { loaded, failed, retry } = useLoad(loadWealth)
  if (failed) return <ErrorState onRetry={retry} />
  return loaded ? <loaded.WealthFacts title={title} /> : <WealthWaiting />
}

/** What is on sale of these families now, with what has to be said of each kind. */
function Products({ title, families }: { readonly title: string; readonly families: readonly FamilyKey[] }) {
  const read = useCall(queryProducts, {})
  return (
    <>
      <SectionTitle title={title} />
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" count={MOST} />}
        empty={({ products }) =>
          shownOf(products, families).length === 0 && {
            text: '暂无在售产品',
            action: { text: '查看全部存款', onPress: () => go('/combineDepositStencil') },
          }
        }
      >
        {({ products }) => {
          const shown = shownOf(products, families)
          return (
            <>
              {shown.map(({ family, facts }) => (
                <ProductCard key={facts.productType} {...productLook(family, facts)} onPress={() => open(facts)} />
              ))}
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

interface Shown {
  readonly family: FamilyKey
  readonly facts: ProductFacts
}

const shownOf = (products: readonly ProductFacts[], families: readonly FamilyKey[]): readonly Shown[] =>
  families.flatMap((family) =>
    products
      .filter(({ productType, saleStatus }) => saleStatus === 'ON_SALE' && familyOf(productType) === family)
      .slice(0, MOST)
      .map((facts) => ({ family, facts })),
  )

function open({ productType }: ProductFacts): void {
  const route = productRoute(productType, 'Index')
  if (route) go(route, { productType })
}
