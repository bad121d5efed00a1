import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { checkPersonalInfo, saysPersonalInfoProblem } from '@/domain/onboarding/personalInfo'
import type { PersonalInfo } from '@/domain/onboarding/personalInfo'
import { checkTaxResidency, saysTaxProblem, TAX_PROBLEMS } from '@/domain/onboarding/taxResidency'
import type { TaxResidency } from '@/domain/onboarding/taxResidency'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { isCountry, isLeafRegion } from './places'

/** Personal information with a region that exists. Fails with PersonalInfoInvalid and the field's sentence. */
export function readPersonalInfo(given: PersonalInfo): Result<PersonalInfo, BankError> {
  const checked = checkPersonalInfo(given)
  const wrong = checked.ok ? (isLeafRegion(given.region) ? undefined : 'region') : checked.error
  if (wrong !== undefined) return fail(bankError('PersonalInfoInvalid', saysPersonalInfoProblem(given, wrong)))
  return checked.ok ? checked : fail(bankError('PersonalInfoInvalid'))
}

/** A self-certification with countries that exist. Fails with TaxInfoInvalid and the field's sentence. */
export function readTaxResidency(given: TaxResidency): Result<TaxResidency, BankError> {
  const checked = checkTaxResidency(given)
  if (!checked.ok) return fail(bankError('TaxInfoInvalid', saysTaxProblem(given, checked.error)))
  const { birthCountry, jurisdictions = [] } = given
  if (birthCountry !== undefined && !isCountry(birthCountry)) {
    return fail(bankError('TaxInfoInvalid', TAX_PROBLEMS.birthCountry))
  }
  if (!jurisdictions.every(({ country }) => isCountry(country))) {
    return fail(bankError('TaxInfoInvalid', TAX_PROBLEMS.country))
  }
  return ok(checked.value)
}
