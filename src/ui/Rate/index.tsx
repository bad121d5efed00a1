import { Text, View } from '@tarojs/components'
import type { BasisPoints, Ppm } from '../../domain/money/fen'
import { formatRate, formatYield, NOT_YET } from '../../domain/money/format'
import type { Pending } from '../../domain/money/format'
import { classes } from '../classes'
import { role } from '../role'
import './Rate.scss'

export type RateValue =
  | { readonly rate: Pending<BasisPoints>; readonly yield?: undefined }
  | { readonly yield: Pending<Ppm>; readonly rate?: undefined }

export type RateProps = RateValue & {
  readonly size?: 'text' | 'title' | 'amount' | 'hero'
  /** `gain` is the red of what money earns. */
  readonly tone?: 'plain' | 'gain'
  readonly className?: string
}

/** `1.45%` of basis points (deposits) or `1.8230%` of ppm (the wealth product). */
export const rateText = (value: RateValue): string =>
  value.yield === undefined ? formatRate(value.rate) : formatYield(value.yield)

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
