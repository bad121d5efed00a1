import * as v from 'valibot'
import { defineCall } from '../call'
import { idCardImages, idCardText } from '../identity/idCardFields'
import { onboardingState } from './onboardingState'
import { ID_CARD } from '../identity/samples'

export const confirmIdCard = /*#__PURE__*/ defineCall({
  name: 'confirmIdCard',
  method: 'POST',
  path: '/api/wechatbank/openaccount/confirmIdCard',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['onboarding'],
  consent: 'privacyPolicy',
  summary:
    'The ID card as the customer confirms or corrects it, after recogniseIdCard; another card undoes face, bank card and password (ours).',
  request: /*#__PURE__*/ v.strictObject({ ...idCardImages, ...idCardText }),
  response: onboardingState,
  errors: [
    'IdCardLost',
    'OnboardingOutOfOrder',
    'AccountExists',
    'OpeningUnderWay',
    'ImageUnknown',
    'NameInvalid',
    'IdCardNumberInvalid',
    'IdCardBirthInvalid',
    'IdCardCheckDigitWrong',
    'UnderSixteen',
    'IdCardPeriodInvalid',
    'IdCardExpired',
    'IdCardDiffers',
    'IdCardNotConfirmed',
    'IdCardTaken',
    'TooManyTries',
    'IdentityCheckUnavailable',
    'ConsentMissing',
  ],
  sample: ID_CARD,
})
