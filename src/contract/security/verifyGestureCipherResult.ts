import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing } from '../fields'

export const verifyGestureCipherResult = /*#__PURE__*/ defineCall({
  name: 'verifyGestureCipherResult',
  method: 'POST',
  path: '/api/wechatbank/openaccount/verifyGestureCipherResult',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['security', 'entry'],
  summary: 'Whether a gesture password is set (specification §3, §7): 1 = set.',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** 1: a gesture is set. */
    gestureCipherResult: v.picklist(['0', '1']),
  }),
  errors: ['NotRegistered'],
  sample: {},
})
