import { Input, View } from '@tarojs/components'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { groupYuan, plainChange } from '@/domain/money/input'
import { editNumber, insertionOf } from '@/domain/validation/edit'
import controls from '@/platform/controls'
import { classes } from '../classes'
import { COMPLAINT } from '../complaint'
import { useFieldEvents } from '../fieldEvents'
import { role } from '../role'
import './TextField.scss'

export interface TextFieldProps {
  readonly label: string
  /** The field's name in usage events; without it, as for cards, papers and passwords, events say nothing of it. */
  readonly name?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string
  /**
   * `digits` keeps digits only (specification §5), `idcard` digits and X; both refuse a text that is too long whole. `yuan`
   * is digits too, a sum in whole yuan, and shows them in groups of three; `value` has no commas.
   */
  readonly kind?: 'text' | 'digits' | 'idcard' | 'yuan'
  readonly maxLength?: number
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
  // As in AmountInput: groups made anew while the caret is in the middle would throw it to the end.
  const [ungrouped, setUngrouped] = useState<{ readonly at: string; readonly shown: string }>()
  const grouped = ungrouped?.at === value ? ungrouped.shown : groupYuan(value)
  const shown = kind === 'yuan' ? grouped : value
  const edit = (typed: string): { readonly text: string; readonly refusal?: unknown } => {
    if (kind === 'text') return { text: typed }
    if (kind !== 'yuan') return editNumber(value, typed, kind, maxLength)
    return editNumber(value, plainChange(shown, typed), 'digits', maxLength)
  }
  const change = (typed: string): void => {
    const { text, refusal } = edit(typed)
    setRefusedAt(refusal === undefined ? undefined : value)
    if (refusal !== undefined) return
    const inTheMiddle = insertionOf(shown, typed).tail !== '' && typed.replace(/,/g, '') === text
    setUngrouped(inTheMiddle ? { at: text, shown: typed } : undefined)
    onChange(text)
  }
  const unit = kind === 'idcard' ? '位' : '位数字'
  return { shown, change, sentence: refusedAt === value ? `内容过长，最多${maxLength}${unit}` : undefined }
}

export function TextField(props: TextFieldProps) {
  const { label, value, kind = 'text', maxLength = MAX_LENGTH, hint, right, disabled = false } = props
  const { shown, change, sentence } = useEdits(props)
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
          value={shown}
          placeholder={props.placeholder}
          {...controls.placeholder('ui-text-field__placeholder')}
          maxlength={kind === 'text' ? maxLength : controls.anyLength}
          disabled={disabled}
          {...(props.secret && { password: true })}
          onInput={(event) => change(event.detail.value)}
          {...focus}
          {...controls.softKeyboard(kind === 'yuan' ? 'digits' : kind)}
          {...{ autoComplete: 'off' }}
          {...(props.oneTimeCode && controls.oneTimeCode)}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        {right}
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
