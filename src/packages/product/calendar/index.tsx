import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { Month } from '@/domain/dates/month'
import { calendarQuery } from '@/routes/queries/product'
import { Tabs } from '@/ui/Tabs'
import { Calendar } from './Calendar'
import { IncomeStatement } from './IncomeStatement'

const VIEWS = [
  { key: 'calendar', label: '日历' },
  { key: 'income', label: '收益来源' },
] as const

/** /assetStandard: what falls due and is earned on each day, and where a month's income came from. */
function AssetCalendar({ route, query }: PageProps<typeof calendarQuery>) {
  const [view, setView] = useState(query.view)
  const [month, setMonth] = useState<Month | undefined>(query.month)
  return (
    <Frame title={route.title}>
      <Tabs items={VIEWS} current={view} onSelect={setView} label="日历或收益来源" />
      {view === 'calendar' ? (
        <Calendar month={month} onTurn={setMonth} />
      ) : (
        <IncomeStatement month={month} onTurn={setMonth} />
      )}
    </Frame>
  )
}

export default definePage(AssetCalendar, { query: calendarQuery })
