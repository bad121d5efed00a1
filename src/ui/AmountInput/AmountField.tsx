import { Input, Text } from '@tarojs/components'
import controls from '@/platform/controls'
import { classes } from '../classes'
import { Pressable } from '../Pressable'

/** With more characters they are set smaller, so that the whole amount stays in sight on a narrow phone. */
const LONG = 9
const LONG_IN_LARGE_TYPE = 7

interface AmountFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly disabled: boolean
  readonly wrong: boolean
  /** The element with its hint or its problem. */
  readonly noteId: string | undefined
  /** With thousands grouped. */
  readonly shown: string
  readonly onType: (typed: string) => void
  readonly onLeave: () => void
  /** Shows our own keys, where the amount is typed on them and not on the phone's keyboard. */
  readonly onKeys: (() => void) | undefined
}

/** Where the amount stands: an input, or a control that opens our keys where an input would open the phone's keyboard. */
export function AmountField({ label, placeholder, disabled, shown, onKeys, ...field }: AmountFieldProps) {
  const empty = shown === ''
  const long = shown.length > (onKeys ? LONG_IN_LARGE_TYPE : LONG)
  const names = classes('ui-amount-input__input', empty && 'is-empty', long && 'is-long')
  if (onKeys && controls.noKeyboard === undefined)
    return (
      <Pressable
        className={classes('ui-amount-input__opener', names)}
        label={`${label}，${empty ? placeholder : `${shown}元`}，打开数字键盘`}
        disabled={disabled}
        onPress={onKeys}
      >
        {empty ? <Text className="ui-amount-input__placeholder">{placeholder}</Text> : shown}
      </Pressable>
    )
  return (
    <Input
      className={names}
      value={shown}
      placeholder={placeholder}
      {...controls.placeholder('ui-amount-input__placeholder')}
      disabled={disabled}
      maxlength={controls.anyLength}
      onInput={(event) => field.onType(event.detail.value)}
      onBlur={field.onLeave}
      {...(onKeys ? { ...controls.noKeyboard, onFocus: onKeys } : controls.softKeyboard('decimal'))}
      {...{ autoComplete: 'off' }}
      aria-label={`${label}，单位元`}
      aria-invalid={field.wrong || undefined}
      aria-describedby={field.noteId}
    />
  )
}
