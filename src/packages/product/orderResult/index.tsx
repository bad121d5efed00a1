import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { buyProduct } from '@/contract/order/buyProduct'
import { redeemProduct } from '@/contract/order/redeemProduct'
import { BuyOutcome } from '../buy/BuyOutcome'
import { OrderPage } from '@/features/order/OrderPage'
import { RedeemOutcome } from '../redeem/RedeemOutcome'
import { useOperation } from '@/features/order/operation'
import { familyOfCode } from '../routeFamily'
import { orderQuery } from '@/routes/queries/product'

const again = { text: '查看产品交易记录', onPress: () => go('/histotyList', {}, { replace: true }) }

/** The result of any order, whichever product and direction, as it was told when the bank took it. */
function OrderResult({ route, query: { orderId } }: PageProps<typeof orderQuery>) {
  const { data } = useOperation(orderId)
  const shared = { orderId, again }
  if (data?.call === redeemProduct.name) {
    return (
      <OrderPage {...shared} title={route.title} contract={redeemProduct}>
        {({ state, answer }) => (
          <RedeemOutcome family={familyOfCode(answer.productType)} state={state} answer={answer} />
        )}
      </OrderPage>
    )
  }
  return (
    <OrderPage {...shared} title={route.title} contract={buyProduct}>
      {({ state, answer }) => <BuyOutcome family={familyOfCode(answer.productType)} state={state} answer={answer} />}
    </OrderPage>
  )
}

export default definePage(OrderResult, { query: orderQuery })
