import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { goHome } from '@/app/navigate'
import type { Route } from '@/routes/names'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { useOperation } from '../hooks/operation'
import { orderOutcome } from '../model/order'
import type { Order, OrderOutcome } from '../model/order'
import type { ResponseOf } from '@/contract/call'

interface OrderPageProps<C extends Order> {
  readonly route: Route
  readonly orderId: string
  readonly contract: C
  /** How an order that was carried out, or accepted, looks. */
  readonly children: (outcome: Extract<OrderOutcome<ResponseOf<C>>, { answer: unknown }>) => ReactNode
  /** From an order that wasn't carried out back to where it can be given again. */
  readonly again: { readonly text: string; readonly onPress: () => void }
}

/** The result of an order by its client id: carried out, not carried out, or not known yet, which is never «failed». */
export function OrderPage<C extends Order>({ route, orderId, contract, children, again }: OrderPageProps<C>) {
  const operation = useOperation(orderId)
  const outcome = operation.data && orderOutcome(contract, operation.data)
  return (
    <Frame title={route.title} tone="surface">
      {operation.state === 'loading' && <Skeleton shape="hero" />}
      {operation.state === 'failed' && (
        <ResultView
          state="pending"
          title="处理中"
          hint="网络不稳定，交易结果暂未确认。请勿重复操作，稍后可查询结果，资金以账户明细为准。"
        >
          <Button onPress={operation.reload}>查询结果</Button>
          <Button kind="text" onPress={goHome}>
            返回首页
          </Button>
        </ResultView>
      )}
      {outcome?.state === 'notDone' && (
        <ResultView state="failure" title="交易未完成" hint="银行未受理该笔交易，您的资金未变动。">
          <Button onPress={again.onPress}>{again.text}</Button>
          <Button kind="text" onPress={goHome}>
            返回首页
          </Button>
        </ResultView>
      )}
      {outcome?.state === 'unreadable' && (
        <ResultView state="pending" title="未查询到该笔交易" hint="链接可能有误，请在我的持有或账户明细中查看。">
          <Button onPress={goHome}>返回首页</Button>
        </ResultView>
      )}
      {outcome && 'answer' in outcome && children(outcome)}
    </Frame>
  )
}
