import { defineCall } from '../call'
import { nothing } from '../fields'
import { onboardingState } from './onboardingState'

export const queryOnboarding = /*#__PURE__*/ defineCall({
  name: 'queryOnboarding',
  method: 'GET',
  path: '/api/wechatbank/openaccount/queryOnboarding',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['onboarding', 'entry', 'compliance'],
  summary: 'How far the person is on the way to an account, and how an application stands (ours).',
  request: nothing,
  response: onboardingState,
  errors: [],
  sample: {},
})
