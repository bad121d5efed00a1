import { useState } from 'react'
import type { CallError } from '@/api/errors'
import type { TaxResidency as TaxRequest } from '@/contract/identity/taxResidency'
import { checkTaxResidency, saysTaxProblem } from '@/domain/onboarding/taxResidency'
import type { TaxJurisdiction, TaxProblem, TaxResidency, TaxResidencyKind } from '@/domain/onboarding/taxResidency'
import { showComplaint } from '@/ui/complaint'
import { askToTick } from '@/ui/RequiredCheckbox'
import { showToast } from '@/ui/Toast'

/** One country and tax number, as filled in so far. */
export interface PlaceDraft {
  readonly country: string
  readonly taxId: string
  readonly noTaxIdReason: TaxJurisdiction['noTaxIdReason']
  readonly explanation: string
}

export interface TaxDraft {
  /** Undefined at first: it is the customer's own statement, so nothing is preselected. */
  readonly residency: TaxResidencyKind | undefined
  readonly surname: string
  readonly givenName: string
  readonly birthCountry: string
  readonly birthPlace: string
  readonly currentAddress: string
  readonly places: readonly PlaceDraft[]
  readonly declared: boolean
}

export const NEW_PLACE: PlaceDraft = { country: '', taxId: '', noTaxIdReason: undefined, explanation: '' }

const EMPTY: TaxDraft = {
  residency: undefined,
  surname: '',
  givenName: '',
  birthCountry: '',
  birthPlace: '',
  currentAddress: '',
  places: [NEW_PLACE],
  declared: false,
}

const placeOf = ({ country, taxId, noTaxIdReason, explanation }: PlaceDraft): TaxJurisdiction => ({
  country,
  taxId: noTaxIdReason === undefined ? taxId.trim() : '',
  ...(noTaxIdReason !== undefined && { noTaxIdReason }),
  ...(noTaxIdReason === 'NOT_OBTAINED' && { explanation: explanation.trim() }),
})

function residencyOf(draft: TaxDraft, residency: TaxResidencyKind): TaxResidency {
  if (residency === 'CHINA') return { residency }
  const { surname, givenName, birthCountry, birthPlace, currentAddress, places } = draft
  return {
    residency,
    surname: surname.trim(),
    givenName: givenName.trim(),
    birthCountry,
    birthPlace: birthPlace.trim(),
    currentAddress: currentAddress.trim(),
    jurisdictions: places.map(placeOf),
  }
}

const RESIDENCY_MISSING = '请选择您的税收居民身份'

export interface TaxForm {
  readonly draft: TaxDraft
  readonly change: (changes: Partial<TaxDraft>) => void
  readonly problem: { readonly field: TaxProblem | 'residency'; readonly message: string } | undefined
  readonly touched: boolean
  /** The statement as it is sent; undefined, with what is wrong shown, when it can't be. */
  readonly check: () => TaxRequest | undefined
  readonly submit: () => Promise<void>
}

/**
 * The tax residency self-certification.
 * @param onSave gives why the bank didn't accept it, or undefined
 */
export function useTaxForm(onSave: (form: TaxRequest) => Promise<CallError | undefined>): TaxForm {
  const [draft, setDraft] = useState(EMPTY)
  const [problem, setProblem] = useState<TaxForm['problem']>()
  const point = (field: TaxProblem | 'residency', message: string): undefined => {
    setProblem({ field, message })
    showComplaint()
  }
  const check = (): TaxRequest | undefined => {
    const { residency, declared } = draft
    if (residency === undefined) return point('residency', RESIDENCY_MISSING)
    const stated = residencyOf(draft, residency)
    const checked = checkTaxResidency(stated)
    if (!checked.ok) return point(checked.error, saysTaxProblem(stated, checked.error))
    if (!declared) return void askToTick()
    setProblem(undefined)
    const { jurisdictions, ...rest } = checked.value
    return { ...rest, ...(jurisdictions && { jurisdictions: [...jurisdictions] }), declared }
  }
  const submit = async (): Promise<void> => {
    const statement = check()
    const refused = statement && (await onSave(statement))
    if (refused) showToast(refused.message)
  }
  const change = (changes: Partial<TaxDraft>): void => {
    // A changed statement must be declared again.
    setDraft((before) => ({ ...before, declared: false, ...changes }))
    setProblem(undefined)
  }
  return { draft, change, problem, touched: draft !== EMPTY, check, submit }
}
