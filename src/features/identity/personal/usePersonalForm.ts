import { useState } from 'react'
import type { CallError } from '@/api/errors'
import type { PersonalInfo as PersonalInfoRequest } from '@/contract/identity/personalInfo'
import { checkPersonalInfo, saysPersonalInfoProblem } from '@/domain/onboarding/personalInfo'
import type { PersonalInfoField } from '@/domain/onboarding/personalInfo'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'

/** The form as filled in so far; '' for empty fields. */
export interface PersonalDraft {
  readonly occupation: string
  /** What was chosen, because a code stands for many occupations; '' for a code given earlier. */
  readonly occupationName: string
  readonly industry: string
  readonly employer: string
  readonly marital: string
  readonly education: string
  readonly income: string
  readonly region: string
  /** The names from province to region; '' for a region given earlier. */
  readonly regionName: string
  readonly address: string
  readonly withContact: boolean
  readonly contactName: string
  readonly contactRelation: string
  readonly contactMobile: string
}

const EMPTY: PersonalDraft = {
  occupation: '',
  occupationName: '',
  industry: '',
  employer: '',
  marital: '',
  education: '',
  income: '',
  region: '',
  regionName: '',
  address: '',
  withContact: false,
  contactName: '',
  contactRelation: '',
  contactMobile: '',
}

const requestOf = (draft: PersonalDraft): PersonalInfoRequest => {
  const { occupation, industry, employer, marital, education, income, region, address } = draft
  const contact = { name: draft.contactName, relation: draft.contactRelation, mobileNo: draft.contactMobile.trim() }
  return {
    occupation,
    industry,
    employer,
    marital,
    education,
    income,
    region,
    address,
    ...(draft.withContact && { contact }),
  }
}

export interface PersonalForm {
  readonly draft: PersonalDraft
  readonly change: (changes: Partial<PersonalDraft>) => void
  /** The first problem, shown under its field. */
  readonly problem: { readonly field: PersonalInfoField; readonly message: string } | undefined
  /** Leaving the page would lose something typed. */
  readonly touched: boolean
  readonly submit: () => Promise<void>
}

/**
 * Occupation, income and the like.
 * @param given what the bank has already
 * @param onSave gives why the bank didn't accept it, or undefined
 */
export function usePersonalForm(
  given: Partial<PersonalDraft> | undefined,
  onSave: (info: PersonalInfoRequest) => Promise<CallError | undefined>,
): PersonalForm {
  const [changes, setChanges] = useState<Partial<PersonalDraft>>({})
  const [problem, setProblem] = useState<PersonalForm['problem']>()
  const draft = { ...EMPTY, ...given, ...changes }
  const submit = async (): Promise<void> => {
    const request = requestOf(draft)
    const checked = checkPersonalInfo(request)
    if (!checked.ok) {
      const message = saysPersonalInfoProblem(request, checked.error)
      setProblem({ field: checked.error, message })
      return showComplaint()
    }
    setProblem(undefined)
    const refused = await onSave(checked.value)
    if (refused) showToast(refused.message)
  }
  return {
    draft,
    change: (next) => {
      setChanges((before) => ({ ...before, ...next }))
      setProblem(undefined)
    },
    problem,
    touched: Object.keys(changes).length > 0,
    submit,
  }
}
