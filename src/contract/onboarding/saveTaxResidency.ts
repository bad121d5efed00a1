import { defineCall } from '../call'
import { taxResidency } from '../identity/taxResidency'
import { onboardingState } from './onboardingState'
import { TAX_ABROAD } from '../identity/samples'

export const saveTaxResidency = /*#__PURE__*/ defineCall({
  name: 'saveTaxResidency',
  method: 'POST',
  path: '/api/wechatbank/openaccount/saveTaxResidency',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['onboarding'],
  consent: 'privacyPolicy',
  summary: "The applicant's tax residency self-certification (announcement 14 of 2017).",
  request: taxResidency,
  response: onboardingState,
  errors: ['OnboardingOutOfOrder', 'AccountExists', 'OpeningUnderWay', 'TaxInfoInvalid', 'ConsentMissing'],
  sample: TAX_ABROAD,
})
