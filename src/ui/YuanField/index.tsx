import { useState } from 'react'
import { groupYuan, plainChange } from '@/domain/money/input'
import { editNumber, insertionOf } from '@/domain/validation/edit'
import { TextField } from '../TextField'

export interface YuanFieldProps {
  readonly label: string
  /** Whole yuan as typed, without commas. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** Digits that the field takes. */
  readonly maxLength: number
  readonly placeholder?: string
  readonly hint?: string
  readonly error?: string | undefined
}

/** As many as the commas of the longest sum need besides its digits, and one too many, which is refused in words. */
const MORE = 10

/** A limit in whole yuan, shown in groups of three; one that is too long is refused with a sentence until the next change. */
export function YuanField({ value, onChange, maxLength, error, ...field }: YuanFieldProps) {
  const [refusedAt, setRefusedAt] = useState<string>()
  // As in AmountInput: groups made anew while the caret is in the middle would throw it to the end.
  const [ungrouped, setUngrouped] = useState<{ readonly at: string; readonly shown: string }>()
  const shown = ungrouped?.at === value ? ungrouped.shown : groupYuan(value)
  const type = (typed: string): void => {
    const { text, refusal } = editNumber(value, plainChange(shown, typed), 'digits', maxLength)
    setRefusedAt(refusal && value)
    if (refusal !== undefined) return
    const inTheMiddle = insertionOf(shown, typed).tail !== '' && typed.replace(/,/g, '') === text
    setUngrouped(inTheMiddle ? { at: text, shown: typed } : undefined)
    onChange(text)
  }
  const refused = refusedAt === value ? `内容过长，最多${maxLength}位数字` : error
  return (
    <TextField
      {...field}
      value={shown}
      onChange={type}
      keyboard="digits"
      maxLength={maxLength + MORE}
      {...(refused !== undefined && { error: refused })}
    />
  )
}
