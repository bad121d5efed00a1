import { View } from '@tarojs/components'
import { role } from '../role'
import { unbroken } from '../Unbroken/unbroken'
import './TipList.scss'

interface TipListProps {
  /** The list's name for a screen reader. */
  readonly label: string
  readonly tips: readonly string[]
}

/** What something asks for, a line each. Its points are no ticks, which would say that it is fulfilled. */
export const TipList = ({ label, tips }: TipListProps) => (
  <View {...role('list')} aria-label={label}>
    {tips.map((tip) => (
      <View key={tip} className="ui-tip-list__tip" {...role('listitem')}>
        <View className="ui-tip-list__point" aria-hidden="true" />
        <View>{unbroken(tip)}</View>
      </View>
    ))}
  </View>
)
