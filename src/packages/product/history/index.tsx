import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go, switchTab } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryHistory } from '@/contract/holding/queryHistory'
import { ListFilter } from '@/features/list/ListFilter'
import { CAPTIONS } from '@/products/explanations'
import { EyeToggle } from '@/ui/EyeToggle'
import { LinkLine } from '@/ui/LinkLine'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { PagedList } from '@/features/list/PagedList'
import { HistoryOrders } from './HistoryOrders'
import { HoldingGroups } from '../HoldingGroups'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { openHolding } from '../openHolding'
import { useHoldings } from '../useHoldings'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { HISTORY_KINDS, HISTORY_PRODUCTS, withSums } from './history'
import type { HistoryFilter, HistoryOrder } from './history'
import { groupByMonth } from '../holdList'
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

function Orders() {
  const [filter, setFilter] = useState(NO_FILTER)
  const [hidden] = useAmountsHidden()
  const list = usePages(queryHistory, filter, READER)
  const filtered = filter.kind !== 'all' || filter.product !== 'all'
  return (
    <>
      <View className="history__filters">
        <ListFilter
          label="交易类型"
          items={HISTORY_KINDS}
          current={filter.kind}
          onSelect={(kind) => setFilter({ ...filter, kind })}
        />
        <ListFilter
          label="产品类型"
          quiet
          items={HISTORY_PRODUCTS}
          current={filter.product}
          onSelect={(product) => setFilter({ ...filter, product })}
        />
      </View>
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={6} />}
        empty={{
          picture: filtered ? 'glasses' : 'notebook',
          text: filtered ? '没有符合条件的交易' : '您还没有交易记录',
          action: filtered
            ? { text: '查看全部交易', onPress: () => setFilter(NO_FILTER) }
            : { text: '看看产品', onPress: () => switchTab('/productDetailsHomePage') },
        }}
      >
        {(orders) => <HistoryOrders orders={orders} hidden={hidden} />}
      </PagedList>
    </>
  )
}

/** Of all products: the captions of a closed holding are the same for every family. */
const ALL_CODES: readonly string[] = []

function Closed() {
  const [hidden] = useAmountsHidden()
  const list = useHoldings(ALL_CODES, 'closed')
  return (
    <PagedList
      list={list}
      waiting={<Skeleton shape="card" count={3} />}
      empty={{ picture: 'hourglass', text: '暂无已结束的产品' }}
    >
      {(holdings, { months }) => (
        <HoldingGroups
          groups={groupByMonth(holdings, 'closed', months)}
          captionsOf={() => CAPTIONS.todayAndMaturity}
          hidden={hidden}
          onOpen={openHolding}
        />
      )}
    </PagedList>
  )
}

/** What was bought, withdrawn and paid, and what is over. */
function History({ route }: PageProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['key']>('orders')
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <Frame title={route.title}>
      <View className="history__top">
        <View className="history__views">
          <Tabs items={VIEWS} current={view} onSelect={setView} label="历史类型" />
        </View>
        <View className="history__eye">
          <EyeToggle hidden={hidden} onToggle={setHidden} />
        </View>
      </View>
      <View className="history__scope">
        <View>只含存款和理财，全部收支见</View>
        <LinkLine text="交易明细" onPress={() => go('/walletTransactionRecordList')} />
      </View>
      {view === 'orders' ? <Orders /> : <Closed />}
    </Frame>
  )
}

export default definePage(History)
