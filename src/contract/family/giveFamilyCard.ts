import * as v from 'valibot'
import { defineCall } from '../call'
import { code, fenAmount, payPassword } from '../fields'
import { mobileNo, typedLineOf } from '../typed'
import { givenGrant, STANDING } from './familyFields'
import { own } from '../sample'

export const giveFamilyCard = /*#__PURE__*/ defineCall({
  name: 'giveFamilyCard',
  method: 'POST',
  path: '/api/wechatbank/family/giveFamilyCard',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['family'],
  payment: 'promise',
  summary:
    'Gives a family card to a customer of that number and name, by the payment password: at most 5,000 yuan a month and 1,000 a payment, five cards at once. It is to be accepted within seven days (ours).',
  request: /*#__PURE__*/ v.strictObject({
    mobileNo,
    name: typedLineOf(40),
    /** RELATIONS, 101-208. */
    relation: code,
    monthLimit: fenAmount,
    single: fenAmount,
    password: payPassword,
  }),
  response: givenGrant,
  errors: [
    ...STANDING,
    'AccountLost',
    'AmountInvalid',
    'FamilyMemberUnknown',
    'FamilyLimitReached',
    'FamilyChain',
    'FamilyAlreadyGiven',
    'TooManyTries',
    'PasswordWrong',
    'PasswordLocked',
  ],
  sample: {
    mobileNo: '17000000012',
    name: '孙丽',
    relation: '107',
    monthLimit: 143_200,
    single: 52_900,
    password: own('payPassword'),
  },
})
