import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { holderRelation, phoneChange, reviewReason } from './phoneFields'

export const requestPhoneReview = /*#__PURE__*/ defineCall({
  name: 'requestPhoneReview',
  method: 'POST',
  path: '/api/wechatbank/phone/requestPhoneReview',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  changes: ['phone', 'identity', 'message'],
  consent: 'privacyPolicy',
  summary:
    'Asks a person to decide about a change whose new number is proved: with both sides of the ID card and a reason where nothing else was shown, and with who holds the number where it isn’t the customer (specification §2, /VerifyPhoneNumberCs, /realUserPhoneTwo).',
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
    'PhoneChangeExpired',
    'PhoneChangeOutOfOrder',
    'PhoneReviewIncomplete',
    'ImageUnknown',
    'IdCardOfAnother',
    'TooManyTries',
    'AccountFrozen',
    'ConsentMissing',
  ],
})
