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
  /** `gain` is the red of income. */
  readonly tone?: 'plain' | 'gain'
  readonly className?: string
}

export function Rate(props: RateProps) {
  const { size = 'text', tone = 'plain', className } = props
  const text = rateText(props)
  const known = text !== NOT_YET
  const names = classes('ui-rate', `ui-rate--${size}`, tone === 'gain' && known && 'ui-rate--gain', className)
  return (
    <View className={names} {...role('reading')} aria-label={known ? text : '利率暂未获取'}>
      <Text>{known ? text.slice(0, -1) : text}</Text>
      {known && <Text className="ui-rate__percent">%</Text>}
    </View>
  )
}
