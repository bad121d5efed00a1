import { go, goHome } from '../../../../app/navigate'
import { definePage } from '../../../../app/page'
import type { PageProps } from '../../../../app/page'
import { buyProduct } from '../../../../contract/trade/buyProduct'
import { Button } from '../../../../ui/Button'
import { ResultView } from '../../../../ui/ResultView'
import { OrderPage } from '../../components/OrderPage'
import { resultRows } from '../../components/resultRows'
import { buyHint, buyRows } from '../../model/buyResult'
import { orderQuery, pageFamily } from '../../model/routeFamily'

function Result({ route, query }: PageProps<{ readonly orderId: string }>) {
  const { description, link } = pageFamily(route)
  const list = () => go(link('HoldList'), {}, { replace: true })
  const again = { text: '重新购买', onPress: () => go(link('Index'), {}, { replace: true }) }
  return (
    <OrderPage route={route} orderId={query.orderId} contract={buyProduct} again={again}>
      {({ state, answer }) => (
        <ResultView
          state={state === 'done' ? 'success' : 'pending'}
          title={state === 'done' ? description.buy.done : description.buy.pending}
          amount={answer.amount}
          hint={buyHint(answer)}
          rows={resultRows(buyRows(answer))}
        >
          <Button onPress={list}>查看持有</Button>
          <Button kind="text" onPress={goHome}>
            返回首页
          </Button>
        </ResultView>
      )}
    </OrderPage>
  )
}

export default definePage(Result, { query: orderQuery })
