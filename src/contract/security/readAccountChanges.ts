import * as v from 'valibot'
import { defineCall } from '../call'
import { noFields } from '../fields'

export const readAccountChanges = /*#__PURE__*/ defineCall({
  name: 'readAccountChanges',
  method: 'POST',
  path: '/api/wechatbank/security/readAccountChanges',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['security'],
  summary:
    'Its owner has read what happened to the account, up to a number; what came later is told the next time (ours). Only after the gesture: whoever has the phone alone can’t hide it.',
  request: /*#__PURE__*/ v.strictObject({
    /** The newest that was read. */
    upTo: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  }),
  response: noFields,
  errors: [],
  sample: { upTo: Number.MAX_SAFE_INTEGER },
})
