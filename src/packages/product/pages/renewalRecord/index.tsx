import { useReachBottom } from '@tarojs/taro'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { RenewalRecord as Facts } from '@/contract/maturity/maturityFields'
import { queryRenewals } from '@/contract/maturity/queryRenewals'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { Failed } from '@/packages/product/components/Failed'
import { MonthGroup } from '@/packages/product/components/MonthGroup'
import { RenewalCard } from '@/packages/product/components/RenewalCard'
import { useAmountsHidden } from '@/packages/product/hooks/useAmountsHidden'
import { usePages } from '@/packages/product/hooks/usePages'
import type { PageReader } from '@/packages/product/hooks/usePages'
import { useReloadOnShow } from '@/packages/product/hooks/useReloadOnShow'
import { recordsByMonth } from '@/packages/product/model/maturity'

const READER: PageReader<typeof queryRenewals, Facts> = {
  items: ({ records }) => records,
  more: ({ more }) => more,
  key: ({ seqNo }) => seqNo,
}

/** What was done with matured deposits that had an instruction. */
function RenewalRecord({ route }: PageProps<unknown>) {
  const { first, items, more, loadingMore, loadMore } = usePages(queryRenewals, {}, READER)
  const [hidden] = useAmountsHidden()
  useReloadOnShow(first.reload)
  useReachBottom(loadMore)
  return (
    <Frame title={route.title}>
      {first.state === 'loading' && <Skeleton shape="card" count={3} />}
      {first.error && <Failed error={first.error} onRetry={first.reload} />}
      {first.data && items.length === 0 && (
        <Empty
          text="暂无续存记录"
          hint="为存款设置续存或转理财后，到期日办理的结果会显示在这里"
          action={{ text: '设置到期处理', onPress: () => go('/renewList', {}, { replace: true }) }}
        />
      )}
      {recordsByMonth(items).map(({ month, title, records }) => (
        <MonthGroup key={month} title={title} sum={more ? undefined : `${records.length}笔`}>
          {records.map((record) => (
            <RenewalCard key={record.seqNo} record={record} hidden={hidden} />
          ))}
        </MonthGroup>
      ))}
      {more && (
        <Button kind="text" busy={loadingMore} onPress={loadMore}>
          加载更多
        </Button>
      )}
    </Frame>
  )
}

export default definePage(RenewalRecord)
