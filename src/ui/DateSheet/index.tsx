import { useMemo } from 'react'
import { isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { PickerSheet } from '../PickerSheet'
import { dateColumns, datePlaces } from './columns'

export interface DateSheetProps {
  readonly open: boolean
  readonly title: string
  /** First and last day offered. */
  readonly days: readonly [Day, Day]
  /** YYYYMMDD; for another text the wheels begin at the first day. */
  readonly value: string
  readonly onConfirm: (chosen: Day) => void
  readonly onClose: () => void
}

const LABELS = ['年', '月', '日'] as const

const noSuchDay = (places: readonly string[]): string | undefined =>
  isDay(places.join('')) ? undefined : '该日期不存在，请重新选择'

/** A day on three wheels. A day that doesn't exist is refused, not changed. */
export function DateSheet({ days, value, onConfirm, ...sheet }: DateSheetProps) {
  const [first, last] = days
  const columns = useMemo(() => dateColumns(first, last), [first, last])
  const confirm = (places: readonly string[]): void => {
    const chosen = places.join('')
    if (isDay(chosen)) onConfirm(chosen)
  }
  return (
    <PickerSheet
      {...sheet}
      labels={LABELS}
      columns={columns}
      value={datePlaces(value)}
      complaint={noSuchDay}
      onConfirm={confirm}
    />
  )
}
