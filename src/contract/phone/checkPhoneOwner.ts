import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { CHANGING, phoneChange } from './phoneFields'
import { own } from '../sample'

export const checkPhoneOwner = /*#__PURE__*/ defineCall({
  name: 'checkPhoneOwner',
  method: 'POST',
  path: '/api/wechatbank/phone/checkPhoneOwner',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['phone', 'identity', 'security', 'message', 'transfer'],
  consent: 'privacyPolicy',
  summary:
    'Asks the carriers’ register again in whose name a proved number is, at most 10 times a day; done where it is the customer’s (specification §2, /realUserPhone).',
  request: /*#__PURE__*/ v.strictObject({ changeId: code }),
  response: phoneChange,
  errors: [
    ...CHANGING,
    'PhoneChangeExpired',
    'PhoneChangeOutOfOrder',
    'PhoneTaken',
    'TooManyTries',
    'AccountLost',
    'AccountFrozen',
    'ClosureUnderWay',
  ],
  sample: { changeId: own('phoneToCheck') },
})
