import { Input, View } from '@tarojs/components'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { editNumber } from '@/domain/validation/edit'
import { foldedLine } from '@/domain/validation/folded'
import controls from '@/platform/controls'
import { classes } from '../classes'
import { COMPLAINT } from '../complaint'
import { useFieldEvents } from '../fieldEvents'
import { role } from '../role'
import { typed } from '../typing'
import './TextField.scss'

export interface TextFieldProps {
  readonly label: string
  /** The field's name in usage events; without it, as for cards, papers and passwords, events say nothing of it. */
  readonly name?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string
  /**
   * `text` folds wide digits and signs and drops those that nobody sees; `digits` keeps digits only (specification §5),
   * `idcard` digits and X; both refuse a text that is too long whole.
   */
  readonly kind?: 'text' | 'digits' | 'idcard'
  readonly maxLength?: number
  /** The keys that the phone offers; the kind's own unless given. */
  readonly keyboard?: 'digits'
  /** It takes a code that comes by SMS, which the phone may fill in. */
  readonly oneTimeCode?: boolean
  readonly error?: string
  readonly hint?: string
  /** A button for a code or a scan. */
  readonly right?: ReactNode
  readonly disabled?: boolean
  /** Hides what is typed: a password that isn't digits. */
  readonly secret?: boolean
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

const MAX_LENGTH = 140

/** The field's changes. A number that is too long is refused with a sentence that is shown until the next change. */
function useEdits({ value, onChange, kind = 'text', maxLength = MAX_LENGTH }: TextFieldProps) {
  const [refusedAt, setRefusedAt] = useState<string>()
  const change = (typed: string): void => {
    const { text, refusal } = kind === 'text' ? { text: foldedLine(typed) } : editNumber(value, typed, kind, maxLength)
    setRefusedAt(refusal && value)
    if (refusal === undefined) onChange(text)
  }
  const unit = kind === 'digits' ? '位数字' : '位'
  return { change, sentence: refusedAt === value ? `内容过长，最多${maxLength}${unit}` : undefined }
}

export function TextField(props: TextFieldProps) {
  const { label, value, kind = 'text', maxLength = MAX_LENGTH, hint, right, disabled = false } = props
  const { change, sentence } = useEdits(props)
  const error = sentence ?? props.error
  const noteId = `note${useId().replace(/:/g, '')}`
  const note = error ?? hint
  const focus = useFieldEvents(props.name, value, { onFocus: props.onFocus, onBlur: props.onBlur })
  return (
    <View className={classes('ui-text-field', error !== undefined && 'is-wrong', disabled && 'is-disabled')}>
      <View className="ui-text-field__label">{label}</View>
      <View className="ui-text-field__line">
        <Input
          className="ui-text-field__input"
          value={value}
          placeholder={props.placeholder}
          {...controls.placeholder('ui-text-field__placeholder')}
          maxlength={kind === 'text' ? maxLength : controls.anyLength}
          disabled={disabled}
          {...(props.secret && { password: true })}
          onInput={(event) => {
            typed()
            change(event.detail.value)
          }}
          {...focus}
          {...controls.softKeyboard(props.keyboard ?? kind)}
          {...{ autoComplete: 'off' }}
          {...(props.oneTimeCode && controls.oneTimeCode)}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        {right !== undefined && <View className="ui-text-field__right">{right}</View>}
      </View>
      {note !== undefined && (
        <View
          id={noteId}
          className={classes('ui-text-field__note', error !== undefined && COMPLAINT)}
          {...(error === undefined ? {} : role('alert'))}
        >
          {note}
        </View>
      )}
    </View>
  )
}
