import * as v from 'valibot'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { defineCall } from '../call'
import { code, payPassword } from '../fields'
import { maturityInstruction } from './maturityFields'
import { own } from '../sample'

export const setMaturityInstruction = /*#__PURE__*/ defineCall({
  name: 'setMaturityInstruction',
  method: 'POST',
  path: '/api/wechatbank/trade/setMaturityInstruction',
  protection: 'signed',
  access: 'trading',
  effect: 'write',
  invalidates: ['maturity'],
  payment: 'own',
  summary: 'Says what is to be done with a deposit at maturity, in place of what was said before (ours).',
  request: /*#__PURE__*/ v.strictObject({
    seqNo: code,
    instruction: maturityInstruction,
    agreementVersion: code,
    password: payPassword,
    /** Customers of 65 and over confirm once more that they know the wealth product's risks. */
    elderConfirmed: v.optional(v.boolean()),
  }),
  response: /*#__PURE__*/ v.object({ instruction: maturityInstruction }),
  errors: [
    'HoldingUnknown',
    'HoldingClosed',
    'InstructionClosed',
    'RenewalUnavailable',
    'IdCardExpired',
    'AgreementMissing',
    'RiskTestMissing',
    'RiskTestExpired',
    'RiskLevelTooHigh',
    'ElderConfirmationMissing',
    'ManagerConsentMissing',
    'PasswordWrong',
    'PasswordLocked',
  ],
  sample: {
    seqNo: own('deposit'),
    instruction: 'RENEW_ALL',
    agreementVersion: PRODUCT_AGREEMENT_VERSION,
    password: own('payPassword'),
    elderConfirmed: true,
  },
})
