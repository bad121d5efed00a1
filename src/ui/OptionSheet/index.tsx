import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import { Sheet } from '../Sheet'
import './OptionSheet.scss'

export interface Option<Key extends string> {
  readonly key: Key
  readonly label: string
  readonly hint?: string
  /** At the right, as an amount among amounts. */
  readonly end?: ReactNode
  readonly disabled?: boolean
}

export interface OptionSheetProps<Key extends string> {
  readonly open: boolean
  readonly title: string
  readonly options: readonly Option<Key>[]
  readonly value?: Key
  /** What has to be done first, above the options. */
  readonly note?: string
  readonly onSelect: (key: Key) => void
  readonly onClose: () => void
}

/** A choice of one from a list; `onSelect` must close the sheet. */
export function OptionSheet<Key extends string>(props: OptionSheetProps<Key>) {
  const { open, title, options, value, note, onSelect, onClose } = props
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      {note !== undefined && <View className="ui-option-sheet__note">{note}</View>}
      <View {...role('radiogroup')} aria-label={title}>
        {options.map(({ key, label, hint, end, disabled }) => (
          <Pressable
            key={key}
            role="radio"
            checked={key === value}
            disabled={disabled}
            className="ui-option-sheet__item"
            onPress={() => onSelect(key)}
          >
            <View className="ui-option-sheet__text">
              <View>{label}</View>
              {hint !== undefined && <View className="ui-option-sheet__hint">{hint}</View>}
            </View>
            {end}
            {key === value && <Icon name="check" tone="brand" />}
          </Pressable>
        ))}
      </View>
    </Sheet>
  )
}
