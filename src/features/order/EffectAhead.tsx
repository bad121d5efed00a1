import { View } from '@tarojs/components'
import { Amount } from '@/ui/Amount'
import type { EffectProps } from './Effect'
import './EffectAhead.scss'

/** An effect in a line each: above the keys on which its amount is typed, which leave it no more room. */
export const EffectAhead = ({ figures, rows = [], hidden = false }: EffectProps) => (
  <View className="effect-ahead">
    {figures.map(({ caption, amount }) => (
      <View key={caption} className="effect-ahead__figure">
        <View>{caption}</View>
        <Amount className="effect-ahead__amount" value={amount} hidden={hidden} />
      </View>
    ))}
    {rows.map(({ label, amount }) => (
      <View key={label} className="effect-ahead__figure">
        <View>{label}</View>
        <Amount className="effect-ahead__amount" value={amount} hidden={hidden} />
      </View>
    ))}
  </View>
)
