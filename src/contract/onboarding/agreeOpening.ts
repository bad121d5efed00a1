import * as v from 'valibot'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { defineCall } from '../call'
import { code } from '../fields'
import { onboardingState } from './onboardingState'

export const agreeOpening = /*#__PURE__*/ defineCall({
  name: 'agreeOpening',
  method: 'POST',
  path: '/api/wechatbank/openaccount/agreeOpening',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['onboarding', 'compliance'],
  consent: 'privacyPolicy',
  summary: 'Records that the applicant accepts every agreement in the version shown, with its time (ours).',
  request: /*#__PURE__*/ v.strictObject({
    agreements: v.pipe(v.array(v.strictObject({ id: code, version: code })), v.maxLength(20)),
  }),
  response: onboardingState,
  errors: ['OnboardingOutOfOrder', 'AccountExists', 'OpeningUnderWay', 'AgreementMissing', 'ConsentMissing'],
  sample: { agreements: OPENING_AGREEMENTS.map(({ id, version }) => ({ id, version })) },
})
