import * as v from 'valibot'
import { NO_TAX_ID } from '@/domain/onboarding/taxResidency'
import { TAX_CONFLICTS, TAX_STATES } from '@/domain/tax/declaration'
import { defineCall } from '../call'
import { code, instant, line, text } from '../fields'

const version = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A statement as its customer made it. */
const declaration = /*#__PURE__*/ v.object({
  /** From 1, one more each time. */
  version,
  state: v.picklist(TAX_STATES),
  residency: v.picklist(['CHINA', 'NON_RESIDENT', 'BOTH']),
  declaredAt: instant,
  /** Of somebody who is taxed elsewhere. */
  person: v.optional(
    v.object({ surname: line, givenName: line, birthCountry: line, birthPlace: line, currentAddress: line }),
  ),
  jurisdictions: v.array(
    v.object({
      /** Chinese. */
      country: line,
      /** Masked; undefined where a reason is given. */
      taxId: v.optional(code),
      noTaxIdReason: v.optional(v.picklist(NO_TAX_ID)),
      explanation: v.optional(line),
    }),
  ),
  /** What on record it doesn't agree with. */
  conflicts: v.array(v.picklist(TAX_CONFLICTS)),
  /** What its customer said to that; `waiting` for a person of the bank, else decided. */
  explained: v.optional(v.object({ text, at: instant, waiting: v.boolean() })),
})

export const queryTaxResidency = /*#__PURE__*/ defineCall({
  name: 'queryTaxResidency',
  method: 'POST',
  path: '/api/wechatbank/identity/queryTaxResidency',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['identity'],
  summary:
    'The customer’s statements of tax residency, the latest, which is in force, first; 20 a page (specification §2, /taxIndex; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: gives versions before this one. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
  }),
  response: /*#__PURE__*/ v.object({ declarations: v.array(declaration), more: v.boolean() }),
  errors: [],
  sample: {},
})
