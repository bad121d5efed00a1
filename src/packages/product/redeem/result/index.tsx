import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { redeemProduct } from '@/contract/order/redeemProduct'
import { OrderPage } from '@/features/order/OrderPage'
import { RedeemOutcome } from '../RedeemOutcome'
import { pageFamily } from '@/packages/product/routeFamily'
import { familyOrderQuery } from '@/routes/queries/product'

function RedeemResult({ title, query }: PageProps<typeof familyOrderQuery>) {
  const family = pageFamily(query.family)
  const again = { text: '返回持有列表', onPress: () => go(family.link('HoldList'), {}, { replace: true }) }
  return (
    <OrderPage title={title} orderId={query.orderId} contract={redeemProduct} again={again}>
      {({ state, answer }) => <RedeemOutcome family={family} state={state} answer={answer} />}
    </OrderPage>
  )
}

export default definePage(RedeemResult, {
  query: familyOrderQuery,
  titled: ({ family }) => `${pageFamily(family).description.withdraw.title}结果`,
})
