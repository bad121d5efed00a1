import { View } from '@tarojs/components'
import { classes } from '../classes'
import { Pressable } from '../Pressable'
import { role } from '../role'
import './Tabs.scss'

export interface TabsProps<Key extends string> {
  readonly items: readonly { readonly key: Key; readonly label: string }[]
  readonly current: Key
  readonly onSelect: (key: Key) => void
  /** What is chosen, for screen readers. */
  readonly label: string
}

/** A choice of one from two to four, side by side. */
export function Tabs<Key extends string>({ items, current, onSelect, label }: TabsProps<Key>) {
  return (
    <View className="ui-tabs" {...role('tablist')} aria-label={label}>
      {items.map(({ key, label: text }) => (
        <Pressable
          key={key}
          role="tab"
          selected={key === current}
          className={classes('ui-tabs__item', key === current && 'is-current')}
          onPress={() => onSelect(key)}
        >
          <View className="ui-tabs__text">{text}</View>
        </Pressable>
      ))}
    </View>
  )
}
