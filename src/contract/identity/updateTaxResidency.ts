import * as v from 'valibot'
import { TAX_STATES } from '@/domain/tax/declaration'
import { defineCall } from '../call'
import { clientId, payPassword } from '../fields'
import { taxResidency } from './taxResidency'
import { own } from '../sample'
import { TAX_ABROAD } from './samples'

export const updateTaxResidency = /*#__PURE__*/ defineCall({
  name: 'updateTaxResidency',
  method: 'POST',
  path: '/api/wechatbank/identity/updateTaxResidency',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['identity', 'message'],
  consent: 'privacyPolicy',
  summary:
    'A changed tax residency, which a customer reports within 30 days (announcement 14 of 2017): the next version of the statement. One client id makes one version, however often it is sent.',
  request: /*#__PURE__*/ v.strictObject({ ...taxResidency.entries, clientId, password: payPassword }),
  response: /*#__PURE__*/ v.object({
    version: v.number(),
    /** QUESTIONED: it doesn't agree with what is on record, and an explanation is asked for. */
    state: v.picklist(TAX_STATES),
  }),
  errors: ['TaxInfoInvalid', 'ConsentMissing', 'PasswordWrong', 'PasswordLocked', 'ClientIdReused'],
  sample: { ...TAX_ABROAD, clientId: own('newClientId'), password: own('payPassword') },
})
