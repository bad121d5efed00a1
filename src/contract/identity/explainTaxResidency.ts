import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields } from '../fields'
import { typedLines } from '../typed'

export const explainTaxResidency = /*#__PURE__*/ defineCall({
  name: 'explainTaxResidency',
  method: 'POST',
  path: '/api/wechatbank/identity/explainTaxResidency',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['identity'],
  consent: 'privacyPolicy',
  summary:
    'Why a statement of tax residency doesn’t agree with what is on record (specification §2, /taxIndex; the call is ours); a person of the bank decides.',
  request: /*#__PURE__*/ v.strictObject({
    /** Of the statement that is questioned. */
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** One that is empty or too long passes here and is refused by its own error. */
    text: typedLines(4000),
  }),
  response: noFields,
  errors: ['TaxNotQuestioned', 'TaxInfoInvalid', 'ConsentMissing'],
  sample: { version: 1, text: '样例说明：常年在新加坡工作生活' },
})
