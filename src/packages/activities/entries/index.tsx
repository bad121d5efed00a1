import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryPointEntries } from '@/contract/points/queryPointEntries'
import { queryPoints } from '@/contract/points/queryPoints'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { monthOf } from '@/domain/dates/month'
import { formatPoints, POINT_ENTRIES, POINT_FILTER_NAMES, POINT_FILTERS } from '@/domain/points/entries'
import type { PointFilter } from '@/domain/points/entries'
import { byMonth } from '@/features/list/byMonth'
import { MonthGroup } from '@/features/list/MonthGroup'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { Loaded } from '@/features/loaded/Loaded'
import { whenText } from '@/features/list/when'
import { entriesQuery } from '@/routes/queries/points'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Facts } from '@/ui/Facts'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { pointsOff } from '../pointsOff'
import { Ranking } from './Ranking'
import './pointEntries.scss'

type Page = ResponseOf<typeof queryPointEntries>
type Month = Page['months'][number]
/** An entry with the sums of its month, which come with the entry's page. */
type Entry = Page['entries'][number] & { readonly sums: Month | undefined }

const monthOfEntry = ({ at }: Pick<Entry, 'at'>): string => monthOf(dayOfInstant(at))

const READER: PageReader<typeof queryPointEntries, Entry> = {
  items: ({ entries, months }) =>
    entries.map((entry) => ({ ...entry, sums: months.find(({ month }) => month === monthOfEntry(entry)) })),
  more: ({ more }) => more,
  key: ({ entryId }) => entryId,
}

const TABS = POINT_FILTERS.map((key) => ({ key, label: POINT_FILTER_NAMES[key] }))

/** How points came and went, or how customers rank by them. */
function Points({ route, query: { view } }: PageProps<typeof entriesQuery>) {
  return view === 'ranking' ? <Ranking route={route} /> : <PointEntries title={route.title} />
}

/** /pointsDetails: until when points are valid, and how they came and went. */
function PointEntries({ title }: { readonly title: string }) {
  const [filter, setFilter] = useState<PointFilter>('ALL')
  const read = useCall(queryPoints, {})
  return (
    <Frame title={title}>
      <Loaded read={read} waiting={<Skeleton shape="list" count={2} />} failed={pointsOff}>
        {({ lots }) => (
          <>
            <CellGroup title="有效期" note="先到期的积分先使用。">
              {lots.length === 0 && <Cell label="暂无可用积分" />}
              {lots.map(({ points, lastDay }) => (
                <Cell key={lastDay} label={`${formatDay(day(lastDay))}到期`} value={formatPoints(points)} />
              ))}
            </CellGroup>
            <Tabs label="类型" items={TABS} current={filter} onSelect={setFilter} />
            <Entries key={filter} filter={filter} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

function Entries({ filter }: { readonly filter: PointFilter }) {
  const list = usePages(queryPointEntries, { filter }, READER)
  return (
    <PagedList
      list={list}
      waiting={<Skeleton shape="list" count={6} />}
      empty={{
        picture: 'ticket',
        text: filter === 'ALL' ? '还没有积分明细' : `暂无${POINT_FILTER_NAMES[filter]}记录`,
        action: { text: '去获得积分', onPress: () => go('/integralIndex') },
      }}
    >
      {(entries) =>
        byMonth(entries, monthOfEntry).map(({ month, title, items }) => (
          <MonthGroup key={month} title={title} sum={sumsText(items[0]?.sums)}>
            {items.map((entry) => (
              <EntryCell key={entry.entryId} entry={entry} />
            ))}
          </MonthGroup>
        ))
      }
    </PagedList>
  )
}

const sumsText = (sums: Month | undefined): string | undefined =>
  sums &&
  [
    `获得 ${formatPoints(sums.came)}`,
    `使用 ${formatPoints(sums.went)}`,
    ...(sums.back > 0 ? [`退回 ${formatPoints(sums.back)}`] : []),
    ...(sums.lapsed > 0 ? [`过期 ${formatPoints(sums.lapsed)}`] : []),
  ].join(' · ')

function EntryCell({ entry: { kind, memo, points, at, orderNo } }: { readonly entry: Entry }) {
  const { title } = POINT_ENTRIES[kind]
  return (
    <Cell
      label={title}
      hint={<Facts of={memo === title ? [whenText(at)] : [memo, whenText(at)]} />}
      value={<View className="point-entries__points">{`${points > 0 ? '+' : ''}${formatPoints(points)}`}</View>}
      {...(orderNo !== undefined && { onPress: () => go('/integralMiddle', { orderNo }) })}
    />
  )
}

export default definePage(Points, { query: entriesQuery })
