import * as v from 'valibot'
import { defineCall } from '../call'
import { code, noFields } from '../fields'
import { potTerms } from './potFields'

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
})
