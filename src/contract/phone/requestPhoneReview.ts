import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { CHANGING, holderRelation, phoneChange, reviewReason } from './phoneFields'
import { own } from '../sample'

export const requestPhoneReview = /*#__PURE__*/ defineCall({
  name: 'requestPhoneReview',
  method: 'POST',
  path: '/api/wechatbank/phone/requestPhoneReview',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['phone', 'identity', 'message'],
  consent: 'privacyPolicy',
  summary:
    'Asks a person to decide about a change whose new number is proved: with both sides of the ID card where papers are needed, which the bank reads without telling what is on them, a reason where nothing else was shown, and who holds the number where it isn’t the customer (specification §2, /VerifyPhoneNumberCs, /realUserPhoneTwo).',
  request: /*#__PURE__*/ v.strictObject({
    changeId: code,
    reason: v.optional(reviewReason),
    portraitImageId: v.optional(code),
    emblemImageId: v.optional(code),
    relation: v.optional(holderRelation),
    /** The statement that the holder lets the customer use the number. */
    declared: v.optional(v.boolean()),
  }),
  response: phoneChange,
  errors: [
    ...CHANGING,
    'PhoneChangeExpired',
    'PhoneChangeOutOfOrder',
    'PhoneReviewIncomplete',
    'ImageUnknown',
    'OcrBlurred',
    'OcrWrongSide',
    'IdCardLost',
    'IdCardOfAnother',
    'TooManyTries',
    'AccountLost',
    'AccountFrozen',
    'ClosureUnderWay',
  ],
  sample: { changeId: own('phoneToReview'), relation: 'PARENT', declared: true },
})
