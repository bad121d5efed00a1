import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { switchTab } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryHistory } from '@/contract/holding/queryHistory'
import { CAPTIONS } from '@/products/explanations'
import { FilterChips } from '@/products/shelf/FilterChips'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { EyeToggle } from '@/ui/EyeToggle'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Failed } from '@/packages/product/components/Failed'
import { HistoryOrders } from '@/packages/product/components/HistoryOrders'
import { HoldingGroups } from '@/packages/product/components/HoldingGroups'
import { useAmountsHidden } from '@/packages/product/hooks/useAmountsHidden'
import { openHolding } from '@/packages/product/hooks/holdListScope'
import { useHoldings } from '@/packages/product/hooks/useHoldings'
import { usePages } from '@/packages/product/hooks/usePages'
import type { PageReader } from '@/packages/product/hooks/usePages'
import { useReloadOnShow } from '@/packages/product/hooks/useReloadOnShow'
import { byMonth, HISTORY_KINDS, HISTORY_PRODUCTS, withSums } from '@/packages/product/model/history'
import type { HistoryFilter, HistoryOrder } from '@/packages/product/model/history'
import { groupByMonth } from '@/packages/product/model/holdList'
import './history.scss'

const VIEWS = [
  { key: 'orders', label: '交易记录' },
  { key: 'closed', label: '已结束产品' },
] as const

const READER: PageReader<typeof queryHistory, HistoryOrder> = {
  items: withSums,
  more: ({ more }) => more,
  key: ({ orderNo }) => orderNo,
}

const NO_FILTER: HistoryFilter = { kind: 'all', product: 'all' }

/** What both lists show round their rows while there are none, or more to come. */
interface ListState {
  readonly waiting: boolean
  readonly empty: boolean
  readonly more: boolean
  readonly loadingMore: boolean
  readonly loadMore: () => void
}

const More = ({ more, loadingMore, loadMore }: ListState) =>
  more ? (
    <Button kind="text" busy={loadingMore} onPress={loadMore}>
      加载更多
    </Button>
  ) : null

function Orders() {
  const [filter, setFilter] = useState(NO_FILTER)
  const [hidden] = useAmountsHidden()
  const { first, items, ...paging } = usePages(queryHistory, filter, READER)
  useReloadOnShow(first.reload)
  useReachBottom(paging.loadMore)
  const state: ListState = { waiting: first.state === 'loading', empty: items.length === 0, ...paging }
  const filtered = filter.kind !== 'all' || filter.product !== 'all'
  return (
    <>
      <View className="history__filters">
        <FilterChips
          label="交易类型"
          items={HISTORY_KINDS}
          current={filter.kind}
          onSelect={(kind) => setFilter({ ...filter, kind })}
        />
        <FilterChips
          label="产品类型"
          quiet
          items={HISTORY_PRODUCTS}
          current={filter.product}
          onSelect={(product) => setFilter({ ...filter, product })}
        />
      </View>
      {state.waiting && <Skeleton shape="list" count={6} />}
      {first.error && <Failed error={first.error} onRetry={first.reload} />}
      {first.data && state.empty && (
        <Empty
          picture={filtered ? 'search' : 'empty'}
          text={filtered ? '没有符合条件的交易' : '您还没有交易记录'}
          action={
            filtered
              ? { text: '查看全部交易', onPress: () => setFilter(NO_FILTER) }
              : { text: '看看产品', onPress: () => switchTab('/productDetailsHomePage') }
          }
        />
      )}
      <HistoryOrders months={byMonth(items)} hidden={hidden} />
      <More {...state} />
    </>
  )
}

/** Of all products: the captions of a closed holding are the same for every family. */
const ALL_CODES: readonly string[] = []

function Closed() {
  const [hidden] = useAmountsHidden()
  const { first, holdings, more, loadingMore, loadMore } = useHoldings(ALL_CODES, 'closed')
  useReloadOnShow(first.reload)
  useReachBottom(loadMore)
  return (
    <>
      {first.state === 'loading' && <Skeleton shape="card" count={3} />}
      {first.error && <Failed error={first.error} onRetry={first.reload} />}
      {first.data && holdings.length === 0 && <Empty text="暂无已结束的产品" />}
      <HoldingGroups
        groups={groupByMonth(holdings, 'closed', first.data?.months)}
        captionsOf={() => CAPTIONS.todayAndMaturity}
        hidden={hidden}
        onOpen={openHolding}
      />
      <More waiting={false} empty={false} more={more} loadingMore={loadingMore} loadMore={loadMore} />
    </>
  )
}

/** What was bought, withdrawn and paid, and what is over. */
function History({ route }: PageProps<unknown>) {
  const [view, show] = useState<(typeof VIEWS)[number]['key']>('orders')
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <Frame
      title={route.title}
      right={
        <View className="history__eye">
          <EyeToggle hidden={hidden} onToggle={setHidden} />
        </View>
      }
    >
      <Tabs items={VIEWS} current={view} onSelect={show} label="历史类型" />
      {view === 'orders' ? <Orders /> : <Closed />}
    </Frame>
  )
}

export default definePage(History)
