import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { potTerms } from './potFields'

export const openPot = /*#__PURE__*/ defineCall({
  name: 'openPot',
  method: 'POST',
  path: '/api/wechatbank/pots/openPot',
  protection: 'signed',
  access: 'trading',
  effect: 'write',
  invalidates: ['pots'],
  summary: 'Opens an empty pot with a target; ten at most (ours).',
  request: potTerms,
  response: /*#__PURE__*/ v.object({ potId: code }),
  errors: ['PotInvalid', 'PotLimit', 'ClosureUnderWay'],
  sample: {
    name: '样例存钱罐',
    target: 753_100,
    picture: 'gift',
    byDay: '',
    monthlyAmount: 0,
    monthlyDate: 1,
    takesInterest: false,
  },
})
