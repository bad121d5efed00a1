import { defineCall } from '../call'
import { identifyRecord } from './queryIdentifyList'
import { taxResidency } from './taxResidency'

export const updateTaxResidency = /*#__PURE__*/ defineCall({
  name: 'updateTaxResidency',
  method: 'POST',
  path: '/api/wechatbank/identity/updateTaxResidency',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  changes: ['identity', 'message'],
  consent: 'privacyPolicy',
  summary: 'A changed tax residency, which a customer reports within 30 days (announcement 14 of 2017).',
  request: taxResidency,
  response: identifyRecord,
  errors: ['TaxInfoInvalid', 'ConsentMissing'],
})
