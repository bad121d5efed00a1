import { useReachBottom } from '@tarojs/taro'
import { Frame } from '@/app/Frame'
import { go, switchTab } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryMaturities } from '@/contract/maturity/queryMaturities'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { Failed } from '@/packages/product/components/Failed'
import { HoldingGroups } from '@/packages/product/components/HoldingGroups'
import { useAmountsHidden } from '@/packages/product/hooks/useAmountsHidden'
import { usePages } from '@/packages/product/hooks/usePages'
import type { PageReader } from '@/packages/product/hooks/usePages'
import { useReloadOnShow } from '@/packages/product/hooks/useReloadOnShow'
import { groupByMonth } from '@/packages/product/model/holdList'
import { instructionLine } from '@/packages/product/model/maturity'

type Deposit = ResponseOf<typeof queryMaturities>['deposits'][number]

const READER: PageReader<typeof queryMaturities, Deposit> = {
  items: ({ deposits }) => deposits,
  more: ({ more }) => more,
  key: ({ holding }) => holding.seqNo,
}

const CAPTIONS = { end: '到期预估收益' }

/** All deposits by their maturity, with what becomes of each then. */
function RenewList({ route }: PageProps<unknown>) {
  const { first, items, more, loadingMore, loadMore } = usePages(queryMaturities, {}, READER)
  const [hidden] = useAmountsHidden()
  useReloadOnShow(first.reload)
  useReachBottom(loadMore)
  const bySeqNo = new Map(items.map((item) => [item.holding.seqNo, item]))
  const groups = groupByMonth(
    items.map(({ holding }) => holding),
    'open',
    first.data?.months,
  )
  return (
    <Frame title={route.title}>
      <CellGroup>
        <Cell icon="document" label="续存记录" hint="到期后办理的结果" onPress={() => go('/renewalRecord')} />
      </CellGroup>
      {first.state === 'loading' && <Skeleton shape="card" count={3} />}
      {first.error && <Failed error={first.error} onRetry={first.reload} />}
      {first.data && items.length === 0 && (
        <Empty
          text="您还没有定期存款"
          action={{ text: '看看存款产品', onPress: () => switchTab('/productDetailsHomePage') }}
        />
      )}
      <HoldingGroups
        groups={groups}
        captionsOf={() => CAPTIONS}
        hidden={hidden}
        noteOf={({ seqNo }) => {
          const item = bySeqNo.get(seqNo)
          return instructionLine(item?.instruction ?? 'PAY_OUT', item?.changeable ?? false)
        }}
        onOpen={({ seqNo }) => go('/redeposit', { seqNo })}
      />
      {more && (
        <Button kind="text" busy={loadingMore} onPress={loadMore}>
          加载更多
        </Button>
      )}
    </Frame>
  )
}

export default definePage(RenewList)
