import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId } from '../fields'
import { onboardingState } from './onboardingState'
import { own } from '../sample'

export const openAccount = /*#__PURE__*/ defineCall({
  name: 'openAccount',
  method: 'POST',
  path: '/api/wechatbank/openaccount/openAccount',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: 'everything',
  consent: 'privacyPolicy',
  summary:
    'Hands the application in, once a client id; queryOnboarding tells how it goes on (SUBMITTED, PROCESSING, OPENED or FAILED). Twice, or from two phones at once, is one account (ours).',
  request: /*#__PURE__*/ v.strictObject({ clientId }),
  response: onboardingState,
  errors: ['OnboardingOutOfOrder', 'AccountExists', 'IdCardTaken', 'IdCardExpired', 'ClientIdReused', 'ConsentMissing'],
  sample: { clientId: own('newClientId') },
})
