import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import { BankTabs } from '@/app/tabs'
import { useProducts } from '@/app/useProducts'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { Loaded } from '@/features/loaded/Loaded'
import { productRoute } from '@/products/entrance'
import type { ShelfGroup } from '@/products/family'
import type { ShelfProduct } from '@/products/model/shelfProduct'
import { CompareBar } from '@/products/shelf/CompareBar'
import { Finder } from '@/products/shelf/Finder'
import { ProductShelf } from '@/products/shelf/ProductShelf'
import { useShelf } from '@/products/shelf/useShelf'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { Skeleton } from '@/ui/Skeleton'

const openProduct = ({ facts }: ShelfProduct): void => {
  const route = productRoute(facts.productType, 'Index')
  if (route) go(route, { productType: facts.productType })
}

/** Groups that have a list of their own. */
const LISTS: Partial<Record<ShelfGroup, Link>> = {
  payout: link('/fullDepositListStencil'),
  wealth: link('/combineWealthStencil'),
}

const moreOf = (group: ShelfGroup): (() => void) | undefined => {
  const list = LISTS[group]
  return list && (() => go(list))
}

function ShelfPage() {
  const read = useProducts()
  const shelf = useShelf()
  const products = read.data?.products ?? []
  const comparing = shelf.picks !== undefined
  return (
    <MoneyFrame
      title="产品"
      root
      tabBar={comparing ? undefined : <BankTabs current="shelf" />}
      action={
        comparing ? (
          <CompareBar
            shelf={shelf}
            products={products}
            onCompare={(codes) => go('/productRadom', { codes: codes.join(',') })}
          />
        ) : undefined
      }
    >
      <Loaded read={read} waiting={<Skeleton shape="card" count={5} />}>
        {() => (
          <>
            {!comparing && <Finder products={products} onOpen={openProduct} />}
            <ProductShelf
              products={products}
              shelf={shelf}
              onOpen={openProduct}
              moreOf={moreOf}
              empty={{ picture: 'sprout', text: '暂无在售产品', hint: '请稍后再来看看' }}
            />
          </>
        )}
      </Loaded>
    </MoneyFrame>
  )
}

export default definePage(ShelfPage)
