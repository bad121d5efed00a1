import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { typedLine } from '../typed'
import { own } from '../sample'

export const verifySpecial = /*#__PURE__*/ defineCall({
  name: 'verifySpecial',
  method: 'POST',
  path: '/api/wechatbank/special/verifySpecial',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['special'],
  consent: 'privacyPolicy',
  summary:
    'Looks for payouts to the customer, who shows who they are by a face and their ID card (specification §2, /specialIdCard; the call is ours). Of another person nothing is told; 10 a day.',
  request: /*#__PURE__*/ v.strictObject({ name: typedLine, idCardNo: code }),
  response: /*#__PURE__*/ v.object({
    /** How many of the customer’s own may be claimed now. */
    found: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  errors: ['FaceMissing', 'IdCardNotConfirmed', 'TooManyTries', 'ConsentMissing'],
  sample: { name: own('idCardName'), idCardNo: own('idCardNo') },
})
