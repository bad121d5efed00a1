import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields } from '../fields'
import { potTerms } from './potFields'
import { own } from '../sample'

export const changePot = /*#__PURE__*/ defineCall({
  name: 'changePot',
  method: 'POST',
  path: '/api/wechatbank/pots/changePot',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['pots'],
  summary: 'Changes what a pot is for and the rules that fill it; another target or day begins its plan anew (ours).',
  request: /*#__PURE__*/ v.strictObject({ potId: code, terms: potTerms }),
  response: noFields,
  errors: ['PotInvalid', 'PotUnknown', 'ClosureUnderWay'],
  sample: {
    potId: own('pot'),
    terms: {
      name: '样例新名',
      target: 864_200,
      picture: 'gift',
      byDay: '',
      monthlyAmount: 0,
      monthlyDate: 1,
      takesInterest: false,
    },
  },
})
