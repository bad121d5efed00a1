import { Input, View } from '@tarojs/components'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { digitsOnly } from '@/domain/money/input'
import controls from '@/platform/controls'
import { classes } from '../classes'
import { useFieldEvents } from '../fieldEvents'
import { role } from '../role'
import './TextField.scss'

export interface TextFieldProps {
  readonly label: string
  /** What usage events call the field; without it, as for cards, papers and passwords, nothing is told of it. */
  readonly name?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string
  /** `digits` keeps digits only (specification §5). */
  readonly kind?: 'text' | 'digits' | 'idcard'
  readonly maxLength?: number
  readonly error?: string
  readonly hint?: string
  /** A code button, a scan button. */
  readonly right?: ReactNode
  readonly disabled?: boolean
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

const MAX_LENGTH = 140

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, kind = 'text', maxLength = MAX_LENGTH, error, hint, right, disabled = false } = props
  const noteId = `note${useId().replace(/:/g, '')}`
  const note = error ?? hint
  const focus = useFieldEvents(props.name, value, { onFocus: props.onFocus, onBlur: props.onBlur })
  const change = (text: string): void => onChange(kind === 'digits' ? digitsOnly(text, maxLength) : text)
  return (
    <View className={classes('ui-field', error !== undefined && 'is-wrong', disabled && 'is-disabled')}>
      <View className="ui-field__label">{label}</View>
      <View className="ui-field__line">
        <Input
          className="ui-field__input"
          value={value}
          placeholder={props.placeholder}
          {...controls.placeholder('ui-field__placeholder')}
          maxlength={maxLength}
          disabled={disabled}
          onInput={(event) => change(event.detail.value)}
          {...focus}
          {...controls.softKeyboard(kind)}
          {...{ autoComplete: 'off' }}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        {right}
      </View>
      {note !== undefined && (
        <View id={noteId} className="ui-field__note" {...(error === undefined ? {} : role('alert'))}>
          {note}
        </View>
      )}
    </View>
  )
}
