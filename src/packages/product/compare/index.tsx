import { View } from '@tarojs/components'
import { useState } from 'react'
import { go, switchTab } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useProducts } from '@/app/useProducts'
import type { Fen } from '@/domain/money/fen'
import { formatAmount, formatShortAmount } from '@/domain/money/format'
import { Frame } from '@/app/Frame'
import { comparedCodes, firstPrincipal, LEAST_COMPARED, mostOf } from '@/products/model/compare'
import { shelfProducts } from '@/products/model/shelfProduct'
import type { ShelfProduct } from '@/products/model/shelfProduct'
import { productRoute } from '@/products/entrance'
import { compareQuery } from '@/routes/queries/product'
import { AmountInput } from '@/ui/AmountInput'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { CompareTable } from './CompareTable'
import { Loaded } from '@/features/loaded/Loaded'
import { WrongLink } from '../WrongLink'
import { quickAmounts } from '../buyAmount'
import './compare.scss'

const toShelf = { text: '去选择产品', onPress: () => switchTab('/productDetailsHomePage') }

const openProduct = ({ facts: { productType } }: ShelfProduct): void => {
  const route = productRoute(productType, 'Index')
  if (route) go(route, { productType })
}

/** The products and one amount for all of them, which the customer may change. */
function Comparison({ products }: { readonly products: readonly ShelfProduct[] }) {
  const first = firstPrincipal(products)
  const [typed, setTyped] = useState<{ text: string; amount: Fen | undefined }>({
    text: formatShortAmount(first).replace(/,/g, ''),
    amount: first,
  })
  const most =
    typed.amount === undefined
      ? undefined
      : mostOf(
          products.map(({ facts }) => facts),
          typed.amount,
        )
  const dearest = products.reduce((most, each) => (each.facts.minAmt > most.facts.minAmt ? each : most))
  return (
    <>
      <Card>
        <AmountInput
          label="按相同本金对比"
          value={typed.text}
          onChange={(text, amount) => setTyped({ text, amount })}
          quick={quickAmounts(dearest.facts, undefined)}
        />
      </Card>
      {most && (
        <View className="compare__most">
          {unbroken(`所选中，${most.name}利息最多，比第二多${formatAmount(most.more)}元`)}
        </View>
      )}
      <CompareTable products={products} principal={typed.amount} most={most?.code} onOpen={openProduct} />
      <View className="compare__note">
        到期本息按今日存入、持有到期测算，仅供参考，实际以到账为准；四舍五入可能存在细微差异。
      </View>
    </>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="card" count={1} />
    <Skeleton shape="hero" />
  </>
)

/** Two or three products side by side. */
function Compare({ route, query: { codes } }: PageProps<typeof compareQuery>) {
  const asked = comparedCodes(codes)
  const read = useProducts()
  const shown = shelfProducts(read.data?.products ?? [])
  const products = asked.flatMap((code) => shown.filter(({ facts }) => facts.productType === code))
  return (
    <Frame title={route.title}>
      {asked.length < LEAST_COMPARED ? (
        <Empty
          picture="sprout"
          text="请选择2至3个产品进行对比"
          hint="在产品页点“对比”，勾选后即可并排查看"
          action={toShelf}
        />
      ) : (
        <Loaded read={read} waiting={<Waiting />}>
          {() => (products.length < asked.length ? <WrongLink /> : <Comparison products={products} />)}
        </Loaded>
      )}
    </Frame>
  )
}

export default definePage(Compare, { query: compareQuery })
