import { ScrollView, View } from '@tarojs/components'
import { Pressable } from '../../ui/Pressable'
import './FilterChips.scss'

interface FilterChipsProps<Key extends string> {
  readonly label: string
  readonly items: readonly { readonly key: Key; readonly label: string }[]
  readonly current: Key
  readonly onSelect: (key: Key) => void
  /** The second filter, under the first. */
  readonly quiet?: boolean
}

/** One choice of several, in a row that scrolls sideways when the screen is too narrow. */
export function FilterChips<Key extends string>({
  label,
  items,
  current,
  onSelect,
  quiet = false,
}: FilterChipsProps<Key>) {
  return (
    <ScrollView className="filter-chips" scrollX>
      <View
        className={quiet ? 'filter-chips__row is-quiet' : 'filter-chips__row'}
        {...{ role: 'radiogroup' }}
        aria-label={label}
      >
        {items.map(({ key, label: text }) => (
          <Pressable
            key={key}
            role="radio"
            checked={key === current}
            className={key === current ? 'filter-chip is-chosen' : 'filter-chip'}
            onPress={() => onSelect(key)}
          >
            <View className="filter-chip__text">{text}</View>
          </Pressable>
        ))}
      </View>
    </ScrollView>
  )
}
