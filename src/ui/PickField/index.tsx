import { View } from '@tarojs/components'
import { useId } from 'react'
import { classes } from '../classes'
import { COMPLAINT } from '../complaint'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import './PickField.scss'

export interface PickFieldProps {
  readonly label: string
  /** The chosen value as shown; undefined when nothing is chosen. */
  readonly value: string | undefined
  readonly placeholder?: string
  readonly error?: string
  readonly hint?: string
  /** Opens the sheet to choose from. */
  readonly onPress: () => void
}

/** A form field whose value is chosen, not typed; it looks like a TextField and opens a sheet. */
export function PickField({ label, value, placeholder = '请选择', error, hint, onPress }: PickFieldProps) {
  const noteId = `note${useId().replace(/:/g, '')}`
  const note = error ?? hint
  return (
    <View className={classes('ui-pick-field', error !== undefined && 'is-wrong')}>
      <View className="ui-pick-field__label" aria-hidden="true">
        {label}
      </View>
      <Pressable className="ui-pick-field__line" label={`${label}，${value ?? placeholder}`} onPress={onPress}>
        <View className={classes('ui-pick-field__value', value === undefined && 'is-empty')}>
          {value ?? placeholder}
        </View>
        <Icon name="arrow-right" size="small" tone="hint" className="ui-pick-field__arrow" />
      </Pressable>
      {note !== undefined && (
        <View
          id={noteId}
          className={classes('ui-pick-field__note', error !== undefined && COMPLAINT)}
          {...(error === undefined ? {} : role('alert'))}
        >
          {note}
        </View>
      )}
    </View>
  )
}
