import { ScrollView, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Pressable } from '@/ui/Pressable'
import { role } from '@/ui/role'
import './FilterChips.scss'

interface FilterChipsProps<Key extends string> {
  readonly label: string
  readonly items: readonly { readonly key: Key; readonly label: string }[]
  readonly current: Key
  readonly onSelect: (key: Key) => void
  /** The second filter, under the first. */
  readonly quiet?: boolean
  /** Where there is height enough, all in sight instead. */
  readonly wrap?: boolean
}

/** One choice of several, in a row that scrolls sideways when the screen is too narrow. */
export function FilterChips<Key extends string>({
  label,
  items,
  current,
  onSelect,
  quiet = false,
  wrap = false,
}: FilterChipsProps<Key>) {
  const row = (
    <View
      className={classes('filter-chips__row', quiet && 'is-quiet', wrap && 'is-wrapped')}
      {...role('radiogroup')}
      aria-label={label}
    >
      {items.map(({ key, label: text }) => (
        <Pressable
          key={key}
          role="radio"
          checked={key === current}
          className={key === current ? 'filter-chips__chip is-chosen' : 'filter-chips__chip'}
          onPress={() => onSelect(key)}
        >
          <View className="filter-chips__text">{text}</View>
        </Pressable>
      ))}
    </View>
  )
  if (wrap) return row
  return (
    <ScrollView className="filter-chips" scrollX>
      {row}
    </ScrollView>
  )
}
