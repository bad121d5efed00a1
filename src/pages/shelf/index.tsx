import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import { BankTabs } from '@/app/tabs'
import { useProducts } from '@/app/useProducts'
import { Frame } from '@/app/Frame'
import type { Fen } from '@/domain/money/fen'
import { Loaded } from '@/features/loaded/Loaded'
import { productRoute } from '@/products/entrance'
import type { ShelfProduct } from '@/products/model/shelfProduct'
import { EarningShelf, WealthShelf } from '@/products/shelf/EarningShelf'
import { keepMeantAmount } from '@/session/meantAmount'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import './shelf.scss'

const openProduct = ({ facts: { productType } }: ShelfProduct, amount?: Fen): void => {
  if (amount !== undefined) keepMeantAmount(amount)
  const route = productRoute(productType, 'Index')
  if (route) go(route, { productType })
}

function ShelfPage() {
  const read = useProducts()
  return (
    <Frame title="产品" root tabBar={<BankTabs current="shelf" />}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" count={5} />}
        empty={({ products }) =>
          products.length === 0 && { picture: 'sprout', text: '暂无在售产品', hint: '请稍后再来看看' }
        }
      >
        {({ products }) => (
          <>
            <EarningShelf
              products={products}
              onOpen={openProduct}
              onCompare={(codes) => go('/productRadom', { codes: codes.join(',') })}
            />
            <View className="shelf__wealth">
              <WealthShelf products={products} onOpen={openProduct} onMore={() => go('/combineWealthStencil')} />
            </View>
            <CellGroup>
              <Cell
                icon="search"
                label="搜索与筛选全部产品"
                hint="含已停售产品"
                onPress={() => go('/newProductList')}
              />
            </CellGroup>
          </>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(ShelfPage)
