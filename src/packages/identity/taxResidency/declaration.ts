import type { ResponseOf } from '@/contract/call'
import type { queryTaxResidency } from '@/contract/identity/queryTaxResidency'
import { NO_TAX_ID_REASONS } from '@/domain/onboarding/taxResidency'

export type Declaration = ResponseOf<typeof queryTaxResidency>['declarations'][number]

interface DeclarationRow {
  readonly label: string
  readonly value: string
  readonly stacked?: true
}

/** What a statement says of somebody who is taxed elsewhere, line by line. */
export function declarationRows({ person, jurisdictions }: Declaration): readonly DeclarationRow[] {
  const places = jurisdictions.map(({ country, taxId, noTaxIdReason, explanation }): DeclarationRow => {
    const reason = noTaxIdReason === undefined ? '' : NO_TAX_ID_REASONS[noTaxIdReason]
    const value = taxId ?? (explanation === undefined ? reason : `${reason}：${explanation}`)
    return taxId === undefined ? { label: country, value, stacked: true } : { label: country, value }
  })
  if (!person) return places
  const { surname, givenName, birthCountry, birthPlace, currentAddress } = person
  return [
    ...places,
    { label: '姓名（英文或拼音）', value: `${surname} ${givenName}` },
    { label: '出生地', value: `${birthCountry} ${birthPlace}` },
    { label: '现居地址', value: currentAddress, stacked: true },
  ]
}

/** The countries of a statement in one line; '' for none. */
export const countriesText = ({ jurisdictions }: Declaration): string =>
  jurisdictions.map(({ country }) => country).join('、')
