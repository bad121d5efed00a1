import { View } from '@tarojs/components'
import { classes } from '../classes'
import { COMPLAINT } from '../complaint'
import { Pressable } from '../Pressable'
import { role } from '../role'
import { unbroken } from '../Unbroken/unbroken'
import '../block/block.scss'
import './RadioList.scss'

export interface RadioListProps<Key extends string> {
  /** The question, for a screen reader. */
  readonly label: string
  readonly options: readonly { readonly key: Key; readonly label: string; readonly hint?: string }[]
  /** Nothing is chosen until the person chooses. */
  readonly value: Key | undefined
  readonly onChange: (key: Key) => void
  /** Shown and announced under the list. */
  readonly error?: string
}

/** A choice of one from a few, all visible. */
export function RadioList<Key extends string>({ label, options, value, onChange, error }: RadioListProps<Key>) {
  return (
    <View className="ui-block">
      <View className="ui-radio-list" {...role('radiogroup')} aria-label={label}>
        {options.map((option) => (
          <Pressable
            key={option.key}
            role="radio"
            checked={option.key === value}
            className={classes('ui-radio-list__item', option.key === value && 'is-checked')}
            onPress={() => onChange(option.key)}
          >
            <View className="ui-radio-list__ring" />
            <View className="ui-radio-list__label">
              <View>{option.label}</View>
              {option.hint !== undefined && <View className="ui-radio-list__hint">{unbroken(option.hint)}</View>}
            </View>
          </Pressable>
        ))}
      </View>
      {error !== undefined && (
        <View className={classes('ui-radio-list__error', COMPLAINT)} {...role('alert')}>
          {error}
        </View>
      )}
    </View>
  )
}
