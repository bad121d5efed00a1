import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Pressable } from '@/ui/Pressable'
import { role } from '@/ui/role'
import './ChipRow.scss'

export interface ChipRowProps<Key extends string> {
  readonly label: string
  readonly items: readonly { readonly key: Key; readonly label: string }[]
  readonly current: Key
  readonly onSelect: (key: Key) => void
  /** The second filter, under the first. */
  readonly quiet?: boolean
  /** Where there is height enough, all in sight on as many lines as they need. */
  readonly wrap?: boolean
}

/** One choice of several, side by side. */
export const ChipRow = <Key extends string>({ label, items, current, onSelect, quiet, wrap }: ChipRowProps<Key>) => (
  <View
    className={classes('chip-row', quiet && 'is-quiet', wrap && 'is-wrapped')}
    {...role('radiogroup')}
    aria-label={label}
  >
    {items.map(({ key, label: text }) => (
      <Pressable
        key={key}
        role="radio"
        checked={key === current}
        className={key === current ? 'chip-row__chip is-chosen' : 'chip-row__chip'}
        onPress={() => onSelect(key)}
      >
        <View className="chip-row__text">{text}</View>
      </Pressable>
    ))}
  </View>
)
