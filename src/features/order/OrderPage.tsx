import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { Loaded } from '../loaded/Loaded'
import { HomeButton } from '@/app/HomeButton'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { useOperation } from './operation'
import { orderOutcome } from './outcome'
import type { Order, OrderOutcome } from './outcome'
import type { ResponseOf } from '@/contract/call'

interface OrderPageProps<C extends Order> {
  readonly title: string
  readonly orderId: string
  readonly contract: C
  /** Draws an order that was carried out or accepted. */
  readonly children: (outcome: Extract<OrderOutcome<ResponseOf<C>>, { answer: unknown }>) => ReactNode
  /** For an order that wasn't carried out: leads back to where it can be given again. */
  readonly again: { readonly text: string; readonly onPress: () => void }
}

/**
 * The result of an order by its client id: carried out, not carried out, or not known yet, which is never shown as failed.
 */
export function OrderPage<C extends Order>({ title, orderId, contract, children, again }: OrderPageProps<C>) {
  const operation = useOperation(orderId)
  return (
    <Frame title={title}>
      <Loaded
        read={operation}
        waiting={<Skeleton shape="hero" />}
        failed={() => <Unconfirmed onAsk={operation.reload} />}
      >
        {(known) => {
          const outcome = orderOutcome(contract, known)
          if (outcome.state === 'notDone') return <NotDone again={again} />
          if (outcome.state === 'unreadable') return <Unreadable />
          return children(outcome)
        }}
      </Loaded>
    </Frame>
  )
}

const Unconfirmed = ({ onAsk }: { readonly onAsk: () => void }) => (
  <ResultView
    state="pending"
    picture="lamp"
    title="处理中"
    hint="网络不稳定，交易结果暂未确认。请勿重复操作，稍后可查询结果，资金以交易明细为准。"
  >
    <Button onPress={onAsk}>查询结果</Button>
    <HomeButton />
  </ResultView>
)

const NotDone = ({ again }: Pick<OrderPageProps<Order>, 'again'>) => (
  <ResultView state="failure" title="交易未完成" hint="银行未受理该笔交易，您的资金未变动。">
    <Button onPress={again.onPress}>{again.text}</Button>
    <HomeButton />
  </ResultView>
)

const Unreadable = () => (
  <ResultView state="pending" title="未查询到该笔交易" hint="链接可能有误，请在我的持有或交易明细中查看。">
    <HomeButton only />
  </ResultView>
)
