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

/** How a day looks, and what that means. */
const STATES = {
  'is-done': '已签到',
  'is-missed': '未签到',
  'is-today': '今天',
  'is-coming': '未到',
} as const

const SIGNS = Object.entries(STATES)

/** A month to look at, with what its signs mean: filled and ticked, in a broken ring, or pale for a day to come. */
export function MonthDays({ month, today, days }: MonthDaysProps) {
  const done = new Set(days.map((one) => one.day))
  const look = (one: Day): keyof typeof STATES | false =>
    done.has(one) ? 'is-done' : one < today ? 'is-missed' : one > today && 'is-coming'
  return (
    <View className="checkin__month">
      <View {...role('img')} aria-label={`本月已签到${done.size}天`}>
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
                  <View className={classes('checkin__date', look(one), one === today && 'is-today')}>
                    {String(civilOf(one).date)}
                    {done.has(one) && <View className="checkin__tick">✓</View>}
                  </View>
                )}
              </View>
            ))}
          </View>
        ))}
      </View>
      <View className="checkin__legend" aria-hidden="true">
        {SIGNS.map(([name, text]) => (
          <View key={name} className="checkin__sign">
            <View className={classes('checkin__date', name)}>
              1{name === 'is-done' && <View className="checkin__tick">✓</View>}
            </View>
            {text}
          </View>
        ))}
      </View>
    </View>
  )
}
