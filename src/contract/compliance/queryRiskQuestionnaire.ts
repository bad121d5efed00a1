import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing, text } from '../fields'

export const queryRiskQuestionnaire = /*#__PURE__*/ defineCall({
  name: 'queryRiskQuestionnaire',
  method: 'GET',
  path: '/api/wechatbank/risk/queryRiskQuestionnaire',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: [],
  summary: 'The questions of the risk test; what an answer counts stays with the bank (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    version: code,
    questions: v.array(
      v.object({
        id: code,
        title: text,
        options: v.array(v.object({ id: code, text })),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
