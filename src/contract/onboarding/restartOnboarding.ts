import { defineCall } from '../call'
import { nothing } from '../fields'
import { onboardingState } from './onboardingState'

export const restartOnboarding = /*#__PURE__*/ defineCall({
  name: 'restartOnboarding',
  method: 'POST',
  path: '/api/wechatbank/openaccount/restartOnboarding',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: ['onboarding'],
  summary: 'Forgets what was given so far, pictures included, and begins again after the phone (ours).',
  request: nothing,
  response: onboardingState,
  errors: ['NotRegistered', 'AccountExists', 'OpeningUnderWay'],
  sample: {},
})
