import { go } from '@/app/navigate'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryWithdrawals } from '@/contract/campaign/queryWithdrawals'
import { formatInstant } from '@/domain/dates/format'
import { formatAmount } from '@/domain/money/format'
import { Frame } from '@/app/Frame'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { ResultAmount } from '@/features/order/ResultAmount'
import type { withdrawnQuery } from '@/routes/queries/campaign'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'

type Withdrawal = ResponseOf<typeof queryWithdrawals>['withdrawals'][number]

const READER: PageReader<typeof queryWithdrawals, Withdrawal> = {
  items: ({ withdrawals }) => withdrawals,
  more: ({ more }) => more,
  key: ({ orderNo }) => orderNo,
}

/** /withDrawalResult: what became of a withdrawal, or all of them. */
export function Withdrawn({ route, query: { orderNo } }: PageProps<typeof withdrawnQuery>) {
  const list = usePages(queryWithdrawals, orderNo === undefined ? {} : { orderNo }, READER)
  return (
    <Frame title={orderNo === undefined ? route.title : '提现结果'}>
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={4} />}
        empty={{
          picture: 'notebook',
          text: '还没有提现记录',
          action: { text: '查看我的奖励', onPress: () => go('/zhouMyPrize') },
        }}
      >
        {(withdrawals) =>
          orderNo === undefined ? (
            <Records withdrawals={withdrawals} />
          ) : (
            withdrawals.slice(0, 1).map((one) => <Result key={one.orderNo} withdrawal={one} />)
          )
        }
      </PagedList>
    </Frame>
  )
}

const Result = ({ withdrawal: { orderNo, amount, balance, at } }: { readonly withdrawal: Withdrawal }) => (
  <ResultView
    state="success"
    title="提现成功"
    amount={<ResultAmount caption="提现到账" value={amount} />}
    rows={[
      { label: '到账账户', value: '电子账户' },
      { label: '提现后红包余额', value: `${formatAmount(balance)}元` },
      { label: '时间', value: formatInstant(at) },
      { label: '订单号', value: orderNo },
    ]}
  >
    <Button onPress={() => go('/WalletBalance')}>查看电子账户</Button>
    <Button kind="secondary" onPress={() => go('/withDrawalResult', {})}>
      提现记录
    </Button>
  </ResultView>
)

const Records = ({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) => (
  <CellGroup>
    {withdrawals.map(({ orderNo, amount, at }) => (
      <Cell
        key={orderNo}
        label={formatInstant(at)}
        hint={`订单号${orderNo}`}
        value={`${formatAmount(amount)}元`}
        onPress={() => go('/withDrawalResult', { orderNo })}
      />
    ))}
  </CellGroup>
)
