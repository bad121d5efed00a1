import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useProducts } from '@/app/useProducts'
import { queryWallet } from '@/contract/account/queryWallet'
import { formatAmount } from '@/domain/money/format'
import { Frame } from '@/app/Frame'
import { productRoute } from '@/products/entrance'
import { listedProducts, PRODUCT_LISTS } from '@/products/model/lists'
import { CompareBar } from '@/products/shelf/CompareBar'
import { ProductShelf } from '@/products/shelf/ProductShelf'
import { useShelf } from '@/products/shelf/useShelf'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { productListQuery } from '@/routes/queries/product'
import type { ProductListKey } from '@/routes/row'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { Loaded } from '@/features/loaded/Loaded'
import { together } from '@/features/loaded/together'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import './list.scss'

interface Way {
  readonly label: string
  readonly hint: string
  readonly to: Link
}

/** What to read before choosing from a list. */
const LEARN: Readonly<Partial<Record<ProductListKey, readonly Way[]>>> = {
  onSale: [{ label: '按期付息存款', hint: '每月、每季或每半年付息', to: link('/fullDepositListStencil') }],
  deposits: [{ label: '存款说明', hint: '计息、提前支取与存款保险', to: link('/promoteMoreMsgIndex', {}) }],
  wealth: [
    { label: '认识理财', hint: '先懂风险，再看收益', to: link('/lcActivity', {}) },
    { label: '月月汇', hint: '产品情况、规则与文件', to: link('/yyhFinancial', {}) },
  ],
}

/** A part of the shelf under a route of its own; which part is the route's. */
function ProductListPage({ route, query }: PageProps<typeof productListQuery>) {
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
    <Frame title={route.title} action={shelf.picks && bar}>
      <View className="list__intro">
        {unbroken(list.intro)}
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
            empty={{ picture: 'sprout', text: list.empty }}
          />
        )}
      </Loaded>
      <CellGroup>
        {(LEARN[query.list] ?? []).map(({ label, hint, to }) => (
          <Cell key={label} label={label} hint={hint} onPress={() => go(to)} />
        ))}
      </CellGroup>
    </Frame>
  )
}

export default definePage(ProductListPage, { query: productListQuery })
