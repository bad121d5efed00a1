import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { RenewalRecord as Facts } from '@/contract/maturity/maturityFields'
import { queryRenewals } from '@/contract/maturity/queryRenewals'
import type { EmptyProps } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { byMonth } from '@/features/list/byMonth'
import { MonthGroup } from '@/features/list/MonthGroup'
import { RenewalCard } from '../RenewalCard'
import { PagedList } from '@/features/list/PagedList'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'

const READER: PageReader<typeof queryRenewals, Facts> = {
  items: ({ records }) => records,
  more: ({ more }) => more,
  key: ({ seqNo }) => seqNo,
}

const NONE: EmptyProps = {
  picture: 'sprout',
  text: '暂无续存记录',
  hint: '到期日办理的续存与转理财显示在这里',
  action: { text: '设置到期处理', onPress: () => go('/renewList', {}, { replace: true }) },
}

/** What was done with matured deposits that had an instruction, by the month of their maturity: the latest first. */
function RenewalRecord({ route }: PageProps) {
  const list = usePages(queryRenewals, {}, READER)
  const [hidden] = useAmountsHidden()
  return (
    <Frame title={route.title}>
      <PagedList list={list} waiting={<Skeleton shape="card" count={3} />} empty={NONE}>
        {(all) =>
          byMonth(all, ({ date }) => date.slice(0, 6)).map(({ month, title, items }) => (
            <MonthGroup key={month} title={title} sum={list.more ? undefined : `${items.length}笔`}>
              {items.map((record) => (
                <RenewalCard key={record.seqNo} record={record} hidden={hidden} />
              ))}
            </MonthGroup>
          ))
        }
      </PagedList>
    </Frame>
  )
}

export default definePage(RenewalRecord)
