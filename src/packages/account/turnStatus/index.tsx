import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { HomeButton } from '@/app/HomeButton'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { refusedAs } from '@/features/identity/refusedAs'
import { Loaded } from '@/features/loaded/Loaded'
import { link } from '@/routes/link'
import { turnStatusQuery } from '@/routes/queries/account'
import { takeWaitingOrder } from '@/session/waitingOrder'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { TransferOutcome } from './TransferOutcome'
import { useTurnStatus } from './useTurnStatus'

const RECORDS = link('/walletTransactionRecordList')

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="list" count={3} />
  </>
)

const NotFound = () => (
  <Empty
    picture="glasses"
    text="未查询到该笔转账"
    hint="链接可能有误，请在交易明细中查看"
    action={{ text: '查看交易明细', onPress: () => go(RECORDS, { replace: true }) }}
  />
)

/** The order never reached the bank, or was refused: nothing moved. */
const NotTaken = ({ why }: { readonly why: string | undefined }) => (
  <ResultView
    state="failure"
    title="转账未提交"
    hint={`${why === undefined ? '银行未受理该笔转账' : `银行未受理该笔转账：${why}`}。您的资金未变动。`}
  >
    <Button onPress={() => go(RECORDS, { replace: true })}>查看交易明细</Button>
    <HomeButton />
  </ResultView>
)

const Unconfirmed = ({ onAsk }: { readonly onAsk: () => void }) => (
  <ResultView
    state="pending"
    title="处理中"
    hint={`网络不稳定，转账结果暂未确认。请勿重复操作，稍后可查询结果；如有疑问请致电客服${BRAND.hotline}`}
  >
    <Button onPress={onAsk}>查询结果</Button>
    <HomeButton />
  </ResultView>
)

/** Nothing went out today: the records have what went before. */
function NoneToday() {
  useEffect(() => go(RECORDS, { replace: true }), [])
  return <Waiting />
}

/** /AccountTurnStatus, /TurnOutSuccess: what became of a transfer. Success is said when the bank says so, never before. */
function TurnStatus({ title, query }: PageProps<typeof turnStatusQuery>) {
  const [waiting] = useState(takeWaitingOrder)
  const { operation, missing, unasked, transfer, cancelling } = useTurnStatus(query)
  const content = (): ReactNode => {
    if (unasked || missing?.state === 'unreadable') return <NotFound />
    if (missing?.state === 'notTaken') return <NotTaken why={missing.why} />
    if (operation.state === 'failed') return <Unconfirmed onAsk={operation.reload} />
    return (
      <Loaded
        read={transfer}
        waiting={<Waiting />}
        failed={(error) => {
          if (refusedAs(error) !== 'OrderUnknown') return undefined
          return query.orderNo === undefined && query.orderId === undefined ? <NoneToday /> : <NotFound />
        }}
      >
        {(facts) => <TransferOutcome facts={facts} cancelling={cancelling} records={RECORDS} waiting={waiting} />}
      </Loaded>
    )
  }
  return <Frame title={title}>{content()}</Frame>
}

export default definePage(TurnStatus, { query: turnStatusQuery, skeleton: <Waiting /> })
