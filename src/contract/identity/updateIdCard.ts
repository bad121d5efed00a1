import * as v from 'valibot'
import { defineCall } from '../call'
import { idCardImages, idCardText } from './idCardFields'
import { identifyRecord } from './queryIdentifyList'
import { ID_CARD } from './samples'

export const updateIdCard = /*#__PURE__*/ defineCall({
  name: 'updateIdCard',
  method: 'POST',
  path: '/api/wechatbank/identity/updateIdCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['identity', 'message'],
  consent: 'privacyPolicy',
  summary:
    'Renews the ID card on record and completes missing images, after a face passed for updateIdCard; clears 519, 523 and M (specification §2, §4, §8).',
  request: /*#__PURE__*/ v.strictObject({ ...idCardImages, ...idCardText }),
  /** DONE at once; REVIEW when the name changed and a staff member has to decide. */
  response: identifyRecord,
  errors: [
    'IdCardLost',
    'FaceMissing',
    'ImageUnknown',
    'NameInvalid',
    'IdCardNumberInvalid',
    'IdCardBirthInvalid',
    'IdCardCheckDigitWrong',
    'IdCardPeriodInvalid',
    'IdCardExpired',
    'IdCardDiffers',
    'IdCardOfAnother',
    'IdCardNotConfirmed',
    'TooManyTries',
    'IdentityCheckUnavailable',
    'ConsentMissing',
  ],
  sample: ID_CARD,
})
