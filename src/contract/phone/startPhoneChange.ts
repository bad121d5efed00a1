import * as v from 'valibot'
import { defineCall } from '../call'
import { payPassword } from '../fields'
import { CHANGING, phoneChange, phoneMethod } from './phoneFields'
import { own } from '../sample'

export const startPhoneChange = /*#__PURE__*/ defineCall({
  name: 'startPhoneChange',
  method: 'POST',
  path: '/api/wechatbank/phone/startPhoneChange',
  protection: 'signed',
  access: 'session',
  effect: 'write',
  invalidates: ['phone', 'security', 'identity'],
  consent: 'privacyPolicy',
  summary:
    'Begins a change of the number on record in one of its ways, with what the way takes: the payment password where one is set, and without the old number a face of scene changePhone and the last four of the ID card. One that was open is given up; one that took a proof takes the password or a face for it. Before the gesture only for a customer without a number, and by RECOVER (specification §2, /ChangePhone, /setMyPhoneNumber).',
  request: /*#__PURE__*/ v.strictObject({
    method: phoneMethod,
    password: v.optional(payPassword),
    /** The last four of the ID card. */
    idCardEnd: v.optional(v.pipe(v.string(), v.regex(/^\d{3}[\dX]$/))),
  }),
  response: phoneChange,
  errors: [
    ...CHANGING,
    'PhoneChangeTooOften',
    'PhoneChangeUnderWay',
    'FaceMissing',
    'IdCardEndWrong',
    'TooManyTries',
    'PasswordWrong',
    'PasswordLocked',
    'AccountLost',
    'AccountFrozen',
    'ClosureUnderWay',
  ],
  sample: { method: 'OLD_CODE', password: own('payPassword') },
})
