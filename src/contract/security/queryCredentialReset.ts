import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'

/** Credentials that can be replaced without knowing any. */
export const resettable = /*#__PURE__*/ v.picklist(['gesture', 'payment'])

/** In place of a face: none asked for, waiting for a person, refused by one, or shown or granted and not used yet. */
export const resetStanding = /*#__PURE__*/ v.picklist(['NONE', 'REVIEW', 'REJECTED', 'PASSED'])

export const queryCredentialReset = /*#__PURE__*/ defineCall({
  name: 'queryCredentialReset',
  method: 'POST',
  path: '/api/wechatbank/security/queryCredentialReset',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['security', 'identity'],
  summary: 'How far a reset of a forgotten password has come: whether a face was shown, or a person decides (ours).',
  request: /*#__PURE__*/ v.strictObject({ credential: resettable }),
  response: /*#__PURE__*/ v.object({ standing: resetStanding, recordNo: v.optional(code) }),
  errors: ['NotRegistered', 'AccountMissing'],
  sample: { credential: 'gesture' },
})
