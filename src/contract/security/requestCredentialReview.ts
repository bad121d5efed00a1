import * as v from 'valibot'
import { defineCall } from '../call'
import { code, smsCode } from '../fields'
import { resettable } from './queryCredentialReset'
import { own } from '../sample'

export const requestCredentialReview = /*#__PURE__*/ defineCall({
  name: 'requestCredentialReview',
  method: 'POST',
  path: '/api/wechatbank/security/requestCredentialReview',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['security', 'identity', 'message'],
  consent: 'privacyPolicy',
  summary:
    'For who can’t show a face: asks a person to decide whether a forgotten password may be reset, with a code of purpose credentialReview. A yes stands for the face for three days; the reset still asks for its own code (ours).',
  request: /*#__PURE__*/ v.strictObject({ credential: resettable, smsCode }),
  response: /*#__PURE__*/ v.object({ recordNo: code }),
  errors: [
    'NotRegistered',
    'AccountMissing',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PhoneLost',
    'ConsentMissing',
    'PhoneMissing',
  ],
  sample: { credential: 'gesture', smsCode: own('credentialReviewCode') },
})
