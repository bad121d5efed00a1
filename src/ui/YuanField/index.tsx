import { YUAN_REFUSALS } from '@/domain/money/input'
import controls from '@/platform/controls'
import { useYuanText } from '../AmountInput/useYuanText'
import { TextField } from '../TextField'

export interface YuanFieldProps {
  readonly label: string
  /** As typed, without commas: read it with `readYuan`. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** Digits before the point that the field takes. */
  readonly maxLength: number
  readonly placeholder?: string
  readonly hint?: string
  readonly error?: string | undefined
}

/** A limit in whole yuan, shown in groups of three; what can't be one is refused with a sentence until the next change. */
export function YuanField({ value, onChange, maxLength, error, ...field }: YuanFieldProps) {
  const { shown, type, leave, refusal } = useYuanText(value, onChange, { whole: true, digits: maxLength })
  const refused =
    refusal === undefined ? error : refusal === 'too much' ? `内容过长，最多${maxLength}位数字` : YUAN_REFUSALS[refusal]
  return (
    <TextField
      {...field}
      value={shown}
      onChange={type}
      onBlur={leave}
      keyboard="digits"
      maxLength={controls.anyLength}
      {...(refused !== undefined && { error: refused })}
    />
  )
}
