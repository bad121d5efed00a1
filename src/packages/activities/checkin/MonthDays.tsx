import { View } from '@tarojs/components'
import { civilOf } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import type { Month } from '@/domain/dates/month'
import { weeksOf } from '@/domain/dates/monthSpan'
import { classes } from '@/ui/classes'
import { role } from '@/ui/role'

interface MonthDaysProps {
  readonly month: Month
  readonly today: Day
  readonly days: readonly { readonly day: string }[]
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']

/** A month to look at: the days on which one checked in are filled. */
export function MonthDays({ month, today, days }: MonthDaysProps) {
  const done = new Set(days.map((one) => one.day))
  return (
    <View className="checkin__month" {...role('img')} aria-label={`本月已签到${done.size}天`}>
      <View className="checkin__week" aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <View key={name} className="checkin__weekday">
            {name}
          </View>
        ))}
      </View>
      {weeksOf(month).map((week) => (
        <View key={week.find((one) => one !== undefined)} className="checkin__week" aria-hidden="true">
          {week.map((one, at) => (
            <View key={one ?? at} className="checkin__cell">
              {one !== undefined && (
                <View className={classes('checkin__date', done.has(one) && 'is-done', one === today && 'is-today')}>
                  {String(civilOf(one).date)}
                </View>
              )}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
