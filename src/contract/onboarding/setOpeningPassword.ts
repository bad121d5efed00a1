import * as v from 'valibot'
import { defineCall } from '../call'
import { payPassword } from '../fields'
import { onboardingState } from './onboardingState'
import { own } from '../sample'

export const setOpeningPassword = /*#__PURE__*/ defineCall({
  name: 'setOpeningPassword',
  method: 'POST',
  path: '/api/wechatbank/openaccount/setOpeningPassword',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['onboarding'],
  consent: 'privacyPolicy',
  summary:
    "The account's payment password; refused when it is one digit, a run, or part of birth date or phone (specification §2, /setPassword).",
  request: /*#__PURE__*/ v.strictObject({ password: payPassword }),
  response: onboardingState,
  errors: ['OnboardingOutOfOrder', 'AccountExists', 'OpeningUnderWay', 'PasswordWeak', 'ConsentMissing'],
  sample: { password: own('payPassword') },
})
