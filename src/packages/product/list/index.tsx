import { View } from '@tarojs/components'
import type * as v from 'valibot'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useProducts } from '@/app/useProducts'
import { queryWallet } from '@/contract/account/queryWallet'
import { formatAmount } from '@/domain/money/format'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { productRoute } from '@/products/entrance'
import { listedProducts, PRODUCT_LISTS } from '@/products/model/lists'
import { CompareBar } from '@/products/shelf/CompareBar'
import { ProductShelf } from '@/products/shelf/ProductShelf'
import { useShelf } from '@/products/shelf/useShelf'
import { productListQuery } from '@/routes/queries/product'
import { useCall } from '@/session/useCall'
import { Skeleton } from '@/ui/Skeleton'
import { Loaded } from '@/features/loaded/Loaded'
import { together } from '@/features/loaded/together'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import './list.scss'

/** A part of the shelf under a route of its own; which part is the route's. */
function ProductListPage({ route, query }: PageProps<v.InferOutput<typeof productListQuery>>) {
  const list = PRODUCT_LISTS[query.list]
  const read = useProducts()
  const wallet = useCall(queryWallet, list.affordable ? {} : undefined)
  const [hidden] = useAmountsHidden()
  const shelf = useShelf()
  const available = wallet.data?.available
  const products = listedProducts(list, read.data?.products ?? [], available)
  const bar = (
    <CompareBar
      shelf={shelf}
      products={products}
      onCompare={(codes) => go('/productRadom', { codes: codes.join(',') })}
    />
  )
  return (
    <MoneyFrame title={route.title} action={shelf.picks && bar}>
      <View className="list__intro">
        {list.intro}
        {available !== undefined && !hidden && `，当前可用余额${formatAmount(available)}元`}
      </View>
      <Loaded<unknown>
        read={list.affordable ? together(read, wallet) : read}
        waiting={<Skeleton shape="card" count={5} />}
      >
        {() => (
          <ProductShelf
            products={products}
            shelf={shelf}
            onOpen={({ facts: { productType } }) => {
              const target = productRoute(productType, list.opens)
              if (target) go(target, { productType })
            }}
            empty={{ text: list.empty }}
          />
        )}
      </Loaded>
    </MoneyFrame>
  )
}

export default definePage(ProductListPage, { query: productListQuery })
