import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import { refusedAs } from '../refusedAs'
import { checkIdCardText, REFUSED_FIELD, shownText } from './idCardText'
import type { IdCardErrors, IdCardText } from './idCardText'
import type { Reading } from './useIdCardReading'

type Checked = ReturnType<typeof checkIdCardText> & { readonly ok: true }
export type ConfirmedIdCard = Checked['value'] & Pick<Reading, 'portraitImageId' | 'emblemImageId'>

export interface IdCardForm {
  readonly text: IdCardText
  readonly errors: IdCardErrors
  readonly change: (changes: Partial<IdCardText>) => void
  /** Whether it can be handed in as it stands. */
  readonly ready: boolean
  /** The bank has stored it, so leaving the page would lose nothing. */
  readonly submitted: boolean
  readonly submit: () => Promise<void>
}

/**
 * The recognised card, to be confirmed and corrected.
 * @param onConfirm gives why the bank didn't accept it, or undefined
 */
export function useIdCardForm(
  reading: Reading | undefined,
  onConfirm: (confirmed: ConfirmedIdCard) => Promise<CallError | undefined>,
): IdCardForm | undefined {
  const [changed, setChanged] = useState<{ of: Reading; text: IdCardText }>()
  const [errors, setErrors] = useState<IdCardErrors>({})
  const [submitted, setSubmitted] = useState(false)
  if (reading === undefined) return undefined
  const text: IdCardText = changed?.of === reading ? changed.text : shownText(reading.card)

  const change = (changes: Partial<IdCardText>): void => {
    setChanged({ of: reading, text: { ...text, ...changes } })
    const gone = new Set(Object.keys(changes))
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !gone.has(field))))
  }
  const checked = checkIdCardText(text)
  const submit = async (): Promise<void> => {
    if (!checked.ok) {
      setErrors(checked.error)
      return showComplaint()
    }
    setErrors({})
    const { portraitImageId, emblemImageId } = reading
    const refused = await onConfirm({ ...checked.value, portraitImageId, emblemImageId })
    if (refused === undefined) return setSubmitted(true)
    const field = REFUSED_FIELD[refusedAs(refused) ?? 'InternalError']
    if (!field) return showToast(refused.message)
    setErrors({ [field]: refused.message })
    showComplaint()
  }
  return { text, errors, change, ready: checked.ok, submitted, submit }
}
