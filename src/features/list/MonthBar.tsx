import { View } from '@tarojs/components'
import { formatMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { addToMonth } from '@/domain/dates/monthSpan'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import './MonthBar.scss'

interface MonthBarProps {
  readonly month: Month
  readonly first: Month
  readonly last: Month
  readonly onTurn: (month: Month) => void
}

/** The month with the way to its neighbours, as far as anything happens. */
export const MonthBar = ({ month, first, last, onTurn }: MonthBarProps) => (
  <View className="month-bar">
    <Pressable
      className="month-bar__turn"
      label="上个月"
      disabled={month <= first}
      onPress={() => onTurn(addToMonth(month, -1))}
    >
      <Icon name="arrow-left" size="small" />
    </Pressable>
    <Heading level={2} className="month-bar__month">
      {formatMonth(month)}
    </Heading>
    <Pressable
      className="month-bar__turn"
      label="下个月"
      disabled={month >= last}
      onPress={() => onTurn(addToMonth(month, 1))}
    >
      <Icon name="arrow-right" size="small" />
    </Pressable>
  </View>
)
