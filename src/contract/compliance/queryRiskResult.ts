import { defineCall } from '../call'
import { nothing } from '../fields'
import { riskResult } from './riskResult'

export const queryRiskResult = /*#__PURE__*/ defineCall({
  name: 'queryRiskResult',
  method: 'GET',
  path: '/api/wechatbank/risk/queryRiskResult',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['compliance'],
  summary: "The customer's latest risk test and how many more may be taken (ours).",
  request: nothing,
  response: riskResult,
  errors: [],
  sample: {},
})
