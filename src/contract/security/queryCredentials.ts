import * as v from 'valibot'
import { CREDENTIALS } from '@/domain/credentials/changes'
import { defineCall } from '../call'
import { instant } from '../fields'

export const queryCredentials = /*#__PURE__*/ defineCall({
  name: 'queryCredentials',
  method: 'POST',
  path: '/api/wechatbank/security/queryCredentials',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['security', 'transfer'],
  summary:
    'Which passwords are set and since when, and what was changed in the last 10 minutes (specification §2, /changePassSuccessed; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({}),
  response: /*#__PURE__*/ v.object({
    credentials: v.array(v.object({ credential: v.picklist(CREDENTIALS), changedAt: instant, locked: v.boolean() })),
    /** The latest change of the last 10 minutes, if there was one. */
    justChanged: v.optional(v.object({ credential: v.picklist(CREDENTIALS), at: instant })),
    /** Until when limits are lower after a change; none when they aren't. */
    coolingUntil: v.optional(instant),
  }),
  errors: [],
  sample: {},
})
