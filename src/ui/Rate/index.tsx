import { Text, View } from '@tarojs/components'
import { NOT_YET } from '@/domain/money/format'
import { classes } from '../classes'
import { role } from '../role'
import { rateText } from './rateText'
import type { RateValue } from './rateText'
import './Rate.scss'

export { rateText }
export type { RateValue }

export type RateProps = RateValue & {
  readonly size?: 'text' | 'title' | 'amount' | 'hero'
  readonly className?: string
}

const percent = <Text className="ui-rate__percent">%</Text>

/** A rate or yield; both ends of a range in one size, with a break between them where one line is too narrow. */
export function Rate(props: RateProps) {
  const { size = 'text', className } = props
  const text = rateText(props)
  const known = text !== NOT_YET
  const [last = '', from] = text.split('~').reverse()
  return (
    <View
      className={classes('ui-rate', `ui-rate--${size}`, className)}
      {...role('reading')}
      aria-label={known ? text.replace('~', '至') : '利率暂未获取'}
    >
      {from !== undefined && (
        <Text className="ui-rate__from">
          {from.slice(0, -1)}
          {percent}~
        </Text>
      )}
      <Text>{known ? last.slice(0, -1) : last}</Text>
      {known && percent}
    </View>
  )
}
