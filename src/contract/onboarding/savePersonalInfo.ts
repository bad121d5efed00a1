import { defineCall } from '../call'
import { personalInfo } from '../identity/personalInfo'
import { onboardingState } from './onboardingState'
import { PERSONAL } from '../identity/samples'

export const savePersonalInfo = /*#__PURE__*/ defineCall({
  name: 'savePersonalInfo',
  method: 'POST',
  path: '/api/wechatbank/openaccount/savePersonalInfo',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: ['onboarding'],
  consent: 'privacyPolicy',
  summary: 'Occupation, income and the like of the applicant (specification §3, lookup tables).',
  request: personalInfo,
  response: onboardingState,
  errors: ['OnboardingOutOfOrder', 'AccountExists', 'OpeningUnderWay', 'PersonalInfoInvalid', 'ConsentMissing'],
  sample: PERSONAL,
})
