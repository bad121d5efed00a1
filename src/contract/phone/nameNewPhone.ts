import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { mobileNo } from '../typed'
import { CHANGING, phoneChange } from './phoneFields'
import { own } from '../sample'

export const nameNewPhone = /*#__PURE__*/ defineCall({
  name: 'nameNewPhone',
  method: 'POST',
  path: '/api/wechatbank/phone/nameNewPhone',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: ['phone'],
  consent: 'privacyPolicy',
  summary:
    'Says which number a change leads to, or another one; its code follows. Whether the number is another customer’s is said only to who has its code (specification §2, /newPhone).',
  request: /*#__PURE__*/ v.strictObject({ changeId: code, mobileNo }),
  response: phoneChange,
  errors: [
    ...CHANGING,
    'PhoneChangeExpired',
    'PhoneChangeOutOfOrder',
    'MobileInvalid',
    'PhoneSame',
    'AccountLost',
    'AccountFrozen',
    'ClosureUnderWay',
  ],
  sample: { changeId: own('phoneToName'), mobileNo: '17000096802' },
})
