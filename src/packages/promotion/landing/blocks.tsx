import { go } from '@/app/navigate'
import { queryProducts } from '@/contract/product/queryProducts'
import type { FamilyKey } from '@/domain/product/families'
import { Later } from '@/features/loaded/Later'
import { Loaded } from '@/features/loaded/Loaded'
import { disclosureLines } from '@/products/disclosure'
import { productRoute } from '@/products/entrance'
import { productLook } from '@/products/model/figure'
import { useCall } from '@/session/useCall'
import { Notice } from '@/ui/Notice'
import { ProductCard } from '@/ui/ProductCard'
import { Section } from '@/ui/Cell/Section'
import { Skeleton } from '@/ui/Skeleton'
import { FineLines } from '../Fine'
import { MOST } from './facts'
import type { Block } from './facts'
import { isNamedGone, shownOf } from './shown'
import type { ShownProduct } from './shown'
import { StillBlock } from './StillBlock'

/** What is said of a wealth product is as much as all the rest of a landing, and few landings show one. */
const loadWealth = () => import('./WealthFacts')
/** Interest is reckoned for every family; it comes while products are read. */
const loadTable = () => import('./DepositTable')
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
      return (
        <Later load={loadFiles} waiting={<StillBlock block={block} />}>
          {({ FamilyFiles }) => <FamilyFiles title={block.title} family={block.family} />}
        </Later>
      )
    case 'WEALTH':
      return (
        <Later load={loadWealth} waiting={<StillBlock block={block} />}>
          {({ WealthFacts }) => <WealthFacts title={block.title} productType={productType} />}
        </Later>
      )
    default:
      return <StillBlock block={block} />
  }
}

/** What is on sale of these families now, with what has to be said of each kind. */
function Products({ block, productType }: BlockProps<Extract<Block, { block: 'PRODUCTS' }>>) {
  const read = useCall(queryProducts, {})
  const waiting = <Skeleton shape="list" count={MOST} />
  return (
    <Section title={block.title}>
      <Later load={loadTable} waiting={waiting}>
        {({ DepositTable }) => (
          <Loaded
            read={read}
            waiting={waiting}
            empty={({ products }) =>
              shownOf(products, block, productType).length === 0 && {
                picture: 'sprout',
                text: '暂无在售产品',
                action: { text: '查看全部存款', onPress: () => go('/combineDepositStencil') },
              }
            }
          >
            {({ products }) => {
              const shown = shownOf(products, block, productType)
              const deposits = shown.filter(({ family }) => !isWealth(family))
              return (
                <>
                  {isNamedGone(products, block.families, productType) && (
                    <Notice>链接中的产品目前未在售，以下是在售的产品</Notice>
                  )}
                  {deposits.length > 0 && <DepositTable deposits={deposits} onOpen={open} />}
                  {shown
                    .filter(({ family }) => isWealth(family))
                    .map(({ family, facts }) => (
                      <ProductCard
                        key={facts.productType}
                        {...productLook(family, facts)}
                        onPress={() => open(facts)}
                      />
                    ))}
                  <FineLines lines={disclosureLines(shown)} />
                </>
              )
            }}
          </Loaded>
        )}
      </Later>
    </Section>
  )
}

const isWealth = (family: FamilyKey): boolean => family === 'wealth'

function open({ productType }: ShownProduct['facts']): void {
  const route = productRoute(productType, 'Index')
  if (route) go(route, { productType })
}
