import { go, goHome } from '../../../../app/navigate'
import { definePage } from '../../../../app/page'
import type { PageProps } from '../../../../app/page'
import { redeemProduct } from '../../../../contract/trade/redeemProduct'
import { addFen } from '../../../../domain/money/fen'
import { Button } from '../../../../ui/Button'
import { ResultView } from '../../../../ui/ResultView'
import { OrderPage } from '../../components/OrderPage'
import { resultRows } from '../../components/resultRows'
import { redeemHint, redeemRows } from '../../model/redeem'
import { orderQuery, pageFamily } from '../../model/routeFamily'

function RedeemResult({ route, query }: PageProps<{ readonly orderId: string }>) {
  const { description, link } = pageFamily(route)
  const list = () => go(link('HoldList'), {}, { replace: true })
  return (
    <OrderPage
      route={route}
      orderId={query.orderId}
      contract={redeemProduct}
      again={{ text: '返回持有列表', onPress: list }}
    >
      {({ state, answer }) => (
        <ResultView
          state={state === 'done' ? 'success' : 'pending'}
          title={state === 'done' ? description.withdraw.done : description.withdraw.pending}
          amount={addFen(answer.principal, answer.interest)}
          hint={redeemHint(answer)}
          rows={resultRows(redeemRows(answer))}
        >
          <Button onPress={() => go('/WalletBalance', {}, { replace: true })}>查看电子账户</Button>
          <Button kind="text" onPress={goHome}>
            返回首页
          </Button>
        </ResultView>
      )}
    </OrderPage>
  )
}

export default definePage(RedeemResult, { query: orderQuery })
