import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { riskResult } from './riskResult'

/** More than any questionnaire has. */
const MAX_ANSWERS = 40

export const submitRiskTest = /*#__PURE__*/ defineCall({
  name: 'submitRiskTest',
  method: 'POST',
  path: '/api/wechatbank/risk/submitRiskTest',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['compliance', 'campaign', 'message'],
  summary: 'Takes a risk test: at most 2 a day and 8 in 12 months count (order 7 of 2025; ours).',
  request: /*#__PURE__*/ v.strictObject({
    version: code,
    /** Option ids by question id. */
    answers: v.pipe(
      v.record(code, code),
      v.check((answers) => Object.keys(answers).length <= MAX_ANSWERS),
    ),
    /** The customer declared that the answers are true and their own. */
    declared: v.literal(true),
  }),
  response: riskResult,
  errors: ['RiskTestsToday', 'RiskTestsInPeriod', 'QuestionnaireOutdated', 'RiskAnswersIncomplete'],
  sample: {
    version: '2026-11',
    answers: {
      income_source: 'assets',
      income: 'above100',
      share: 'above50',
      debt: 'none',
      knowledge: 'professional',
      held: 'mostlyRisk',
      years: 'above8',
      attitude: 'bold',
      horizon: 'above5',
      purpose: 'fast',
      loss: 'above30',
    },
    declared: true,
  },
})
