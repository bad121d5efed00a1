import { defineCall } from '../call'
import { nothing } from '../fields'
import { onboardingState } from './onboardingState'

export const requestFaceReview = /*#__PURE__*/ defineCall({
  name: 'requestFaceReview',
  method: 'POST',
  path: '/api/wechatbank/openaccount/requestFaceReview',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['onboarding', 'identity'],
  consent: 'privacyPolicy',
  summary:
    'The other way than a face: a person compares the papers (人工审核); needs no consent for face data (personal information protection law; ours).',
  request: nothing,
  response: onboardingState,
  errors: ['OnboardingOutOfOrder', 'AccountExists', 'ConsentMissing'],
  sample: {},
})
