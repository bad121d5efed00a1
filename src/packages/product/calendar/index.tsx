import { useContext, useState } from 'react'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { Month } from '@/domain/dates/month'
import { calendarQuery } from '@/routes/queries/product'
import { Tabs } from '@/ui/Tabs'
import { ElderView } from '@/ui/Theme/elder'
import { Calendar } from './Calendar'
import { IncomeStatement } from './IncomeStatement'

/** /assetStandard: what falls due and is earned on each day, and where a month's income came from. */
function AssetCalendar({ route, query }: PageProps<typeof calendarQuery>) {
  const [view, setView] = useState(query.view)
  const [month, setMonth] = useState<Month | undefined>(query.month)
  // The elder view lists the days.
  const byDay = useContext(ElderView) ? '按日期' : '日历'
  const views = [
    { key: 'calendar', label: byDay },
    { key: 'income', label: '收益来源' },
  ] as const
  return (
    <Frame title={route.title}>
      <Tabs items={views} current={view} onSelect={setView} label={`${byDay}或收益来源`} />
      {view === 'calendar' ? (
        <Calendar month={month} onTurn={setMonth} />
      ) : (
        <IncomeStatement month={month} onTurn={setMonth} />
      )}
    </Frame>
  )
}

export default definePage(AssetCalendar, { query: calendarQuery })
