import { useState } from 'react'
import { addDays, civilOf, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { Card } from '@/ui/Card'
import { DateSheet } from '@/ui/DateSheet'
import { OptionSheet } from '@/ui/OptionSheet'
import { PickField } from '@/ui/PickField'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Tabs } from '@/ui/Tabs'
import { spanFrom, SPANS, yearsOf } from './request'
import type { Draft, Span } from './request'
import './PeriodFields.scss'

interface PeriodFieldsProps {
  readonly draft: Draft
  readonly today: Day
  readonly error: string | undefined
  readonly onChange: (part: Partial<Draft>) => void
}

const YEARS_BACK = 5

const DAYS = { from: '起始日', to: '截止日', day: '余额日期' } as const
type Field = keyof typeof DAYS

/** The days that the chosen kind of document is about. */
export function PeriodFields({ draft, today, error, onChange }: PeriodFieldsProps) {
  const [picked, setPicked] = useState<Field | 'year'>()
  const field = (name: Field, complaint?: string) => (
    <PickField label={DAYS[name]} value={formatDay(draft[name])} error={complaint} onPress={() => setPicked(name)} />
  )
  const setSpan = (span: Span): void => onChange({ from: spanFrom(today, span), to: today })
  const set = (value: Partial<Draft>): void => {
    setPicked(undefined)
    onChange(value)
  }
  const current = SPANS.find(({ key }) => draft.to === today && draft.from === spanFrom(today, key))?.key
  return (
    <>
      <GroupTitle title={draft.kind === 'STATEMENT' ? '日期，至今天或自选起止日' : '日期'} />
      {draft.kind === 'STATEMENT' && (
        <Tabs label="常用期间" items={SPANS} current={current ?? ('' as Span)} onSelect={setSpan} />
      )}
      <Card className="period-fields">
        {draft.kind === 'STATEMENT' && field('from')}
        {draft.kind === 'STATEMENT' && field('to', error)}
        {draft.kind === 'BALANCE' && field('day', error)}
        {draft.kind === 'INTEREST_YEAR' && (
          <PickField label="年度" value={`${draft.year}年`} error={error} onPress={() => setPicked('year')} />
        )}
      </Card>
      <DateSheet
        open={picked !== undefined && picked !== 'year'}
        title={picked === undefined || picked === 'year' ? '' : DAYS[picked]}
        days={[day(`${civilOf(today).year - YEARS_BACK}0101`), picked === 'day' ? addDays(today, -1) : today]}
        value={picked === undefined || picked === 'year' ? today : draft[picked]}
        onConfirm={(chosen) => picked !== undefined && picked !== 'year' && set({ [picked]: day(chosen) })}
        onClose={() => setPicked(undefined)}
      />
      <OptionSheet
        open={picked === 'year'}
        title="年度"
        options={yearsOf(today).map((key) => ({ key, label: `${key}年` }))}
        value={draft.year}
        onSelect={(chosen) => set({ year: chosen })}
        onClose={() => setPicked(undefined)}
      />
    </>
  )
}
