import { Frame } from '@/app/Frame'
import { go, switchTab } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryTimeline } from '@/contract/account/queryTimeline'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { MonthGroup } from '@/features/list/MonthGroup'
import { PagedList } from '@/features/list/PagedList'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { usePages } from '@/features/list/usePages'
import { Amount } from '@/ui/Amount'
import { Cell } from '@/ui/Cell'
import { Facts } from '@/ui/Facts'
import { Skeleton } from '@/ui/Skeleton'
import { messageLink } from '../messages/links'
import { byYear, GROUP_ICONS, timelineReader } from './reader'

type Entry = ResponseOf<typeof queryTimeline>['entries'][number]

const READER = timelineReader<Entry>()

/** /myScroll: what happened since the account was opened, year by year. */
export function History({ title }: { readonly title: string }) {
  const list = usePages(queryTimeline, {}, READER)
  return (
    <Frame title={title}>
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={8} />}
        empty={{
          picture: 'notebook',
          text: '还没有可显示的记录',
          hint: '存入、到期、绑卡和安全设置的变更都会记录在这里',
          action: { text: '看看可购产品', onPress: () => switchTab('/productDetailsHomePage') },
        }}
      >
        {(entries) =>
          byYear(entries).map(({ year, entries: own }) => (
            <MonthGroup key={year} title={`${year}年`}>
              {own.map((entry) => (
                <Row key={entry.entryId} entry={entry} />
              ))}
            </MonthGroup>
          ))
        }
      </PagedList>
    </Frame>
  )
}

/** One thing that happened; it leads to where more is said of it, as far as there is such a page. */
function Row({ entry: { title, note, at, amount, group, about } }: { readonly entry: Entry }) {
  const [hidden] = useAmountsHidden()
  const way = messageLink(about)
  const on = formatDay(dayOfInstant(at))
  return (
    <Cell
      icon={GROUP_ICONS[group]}
      label={title}
      hint={<Facts of={note === undefined ? [on] : [note, on]} />}
      {...(amount !== undefined && { value: <Amount value={amount} hidden={hidden} /> })}
      {...(way && { onPress: () => go(way.to) })}
    />
  )
}
