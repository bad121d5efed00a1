import * as v from 'valibot'
import { defineCall } from '../call'
import { smsCode } from '../fields'
import { identifyRecord } from './queryIdentifyList'
import { own } from '../sample'

export const activateAccount = /*#__PURE__*/ defineCall({
  name: 'activateAccount',
  method: 'POST',
  path: '/api/wechatbank/identity/activateAccount',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['account', 'identity'],
  consent: 'privacyPolicy',
  summary:
    'Wakes a dormant account (D, IM): a face passed for activateAccount, then a code of purpose activateAccount (specification §4, §8).',
  request: /*#__PURE__*/ v.strictObject({ smsCode }),
  response: identifyRecord,
  errors: [
    'IdCardLost',
    'AccountNotDormant',
    'IdCardExpired',
    'FaceMissing',
    'SmsCodeWrong',
    'SmsCodeExpired',
    'PhoneLost',
    'ConsentMissing',
  ],
  sample: { smsCode: own('activateAccountCode') },
})
