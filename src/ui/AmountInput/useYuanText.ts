import { useState } from 'react'
import { editYuan, groupYuan, leftYuan } from '@/domain/money/input'
import type { YuanRefusal, YuanRules } from '@/domain/money/input'
import { insertionOf } from '@/domain/validation/edit'

interface YuanText {
  /** In groups of three. */
  readonly shown: string
  /** Takes the field's text after a key or a paste. */
  readonly type: (typed: string) => void
  /** Takes a text that wasn't typed. */
  readonly show: (text: string) => void
  readonly leave: () => void
  /** Why the last change was refused, until the field changes, here or by its page. */
  readonly refusal: YuanRefusal | undefined
}

/** What a field of yuan shows of its text, and its changes: an accepted one goes to `onChange`. */
export function useYuanText(value: string, onChange: (text: string) => void, rules?: YuanRules): YuanText {
  const [refused, setRefused] = useState<{ readonly at: string; readonly refusal: YuanRefusal }>()
  // Grouping what is typed in the middle would throw the caret to the end: there it waits until the field is left.
  const [ungrouped, setUngrouped] = useState<{ readonly at: string; readonly shown: string }>()
  const shown = ungrouped?.at === value ? ungrouped.shown : groupYuan(value)
  const show = (text: string): void => {
    setRefused(undefined)
    onChange(text)
  }
  const type = (typed: string): void => {
    const { text, refusal } = editYuan(shown, typed, rules)
    if (refusal !== undefined) return setRefused({ at: value, refusal })
    const inTheMiddle = insertionOf(shown, typed).tail !== '' && typed.replace(/,/g, '') === text
    setUngrouped(inTheMiddle ? { at: text, shown: typed } : undefined)
    show(text)
  }
  const leave = (): void => {
    setUngrouped(undefined)
    const left = leftYuan(value)
    if (left !== value) onChange(left)
  }
  return { shown, type, show, leave, refusal: refused?.at === value ? refused.refusal : undefined }
}
