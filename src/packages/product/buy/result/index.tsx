import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { buyProduct } from '@/contract/order/buyProduct'
import { BuyOutcome } from '../BuyOutcome'
import { OrderPage } from '@/features/order/OrderPage'
import { orderQuery, pageFamily } from '@/packages/product/routeFamily'

function Result({ route, query }: PageProps<{ readonly orderId: string }>) {
  const family = pageFamily(route)
  const again = { text: '重新购买', onPress: () => go(family.link('Index'), {}, { replace: true }) }
  return (
    <OrderPage route={route} orderId={query.orderId} contract={buyProduct} again={again}>
      {({ state, answer }) => <BuyOutcome family={family} state={state} answer={answer} />}
    </OrderPage>
  )
}

export default definePage(Result, { query: orderQuery })
