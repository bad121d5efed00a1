import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { buyProduct } from '@/contract/order/buyProduct'
import { BuyOutcome } from '../BuyOutcome'
import { OrderPage } from '@/features/order/OrderPage'
import { pageFamily } from '@/packages/product/routeFamily'
import { familyOrderQuery } from '@/routes/queries/product'

function Result({ title, query }: PageProps<typeof familyOrderQuery>) {
  const family = pageFamily(query.family)
  const again = {
    text: `重新${family.description.buy.title}`,
    onPress: () => go(family.link('Index'), {}, { replace: true }),
  }
  return (
    <OrderPage title={title} orderId={query.orderId} contract={buyProduct} again={again}>
      {({ state, answer }) => <BuyOutcome family={family} state={state} answer={answer} />}
    </OrderPage>
  )
}

export default definePage(Result, {
  query: familyOrderQuery,
  titled: ({ family }) => `${pageFamily(family).description.buy.title}结果`,
})
