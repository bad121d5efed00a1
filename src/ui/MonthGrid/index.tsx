import { View } from '@tarojs/components'
import { civilOf } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import type { Month } from '@/domain/dates/month'
import { weeksOf } from '@/domain/dates/monthSpan'
import { classes } from '../classes'
import { Pressable } from '../Pressable'
import { role } from '../role'
import './MonthGrid.scss'

export interface DayMark {
  /** Dots under the date, at most two. */
  readonly dots: readonly ('brand' | 'ring')[]
  /** The screen reader's text after the date. */
  readonly spoken: string
}

export interface MonthGridProps {
  readonly month: Month
  readonly today: Day
  readonly current: Day | undefined
  readonly marks: ReadonlyMap<Day, DayMark>
  readonly onSelect: (day: Day) => void
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']

const spokenDay = (day: Day, mark: DayMark | undefined, today: Day): string => {
  const { month, date } = civilOf(day)
  return `${month}月${date}日${day === today ? '，今天' : ''}${mark ? `，${mark.spoken}` : ''}`
}

/** A month, week by week, with dots on days that have an event. */
export function MonthGrid({ month, today, current, marks, onSelect }: MonthGridProps) {
  return (
    <View className="ui-month-grid">
      <View className="ui-month-grid__week" aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <View key={name} className="ui-month-grid__weekday">
            {name}
          </View>
        ))}
      </View>
      <View {...role('radiogroup')} aria-label="选择日期">
        {weeksOf(month).map((week) => (
          <View key={week.find((day) => day !== undefined)} className="ui-month-grid__week">
            {week.map((day, index) =>
              day === undefined ? (
                <View key={index} className="ui-month-grid__day" />
              ) : (
                <Pressable
                  key={day}
                  role="radio"
                  checked={day === current}
                  label={spokenDay(day, marks.get(day), today)}
                  className={classes(
                    'ui-month-grid__day',
                    day === current && 'is-current',
                    day === today && 'is-today',
                  )}
                  onPress={() => onSelect(day)}
                >
                  <View className="ui-month-grid__date">{String(civilOf(day).date)}</View>
                  <View className="ui-month-grid__dots">
                    {(marks.get(day)?.dots ?? []).map((tone) => (
                      <View key={tone} className={`ui-month-grid__dot is-${tone}`} />
                    ))}
                  </View>
                </Pressable>
              ),
            )}
          </View>
        ))}
      </View>
    </View>
  )
}
