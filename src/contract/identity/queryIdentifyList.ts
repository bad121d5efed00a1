import * as v from 'valibot'
import { defineCall } from '../call'
import { code, instant, nothing, text } from '../fields'

export const identifyRecord = /*#__PURE__*/ v.object({
  recordNo: code,
  kind: v.picklist(['OPEN', 'ID_CARD', 'INFORMATION', 'TAX', 'ACTIVATION', 'PASSWORD', 'LOSS', 'PHONE', 'CLOSE']),
  /** Chinese, for the list. */
  title: text,
  /** WITHDRAWN: the customer took it back; ENDED: the bank ended it, or nobody needed it any more. */
  state: v.picklist(['DONE', 'REVIEW', 'REJECTED', 'WITHDRAWN', 'ENDED']),
  at: instant,
  /** When a staff member decided. */
  decidedAt: v.optional(instant),
  /** Why it was rejected and what the customer can do. */
  note: v.optional(text),
})

export const queryIdentifyList = /*#__PURE__*/ defineCall({
  name: 'queryIdentifyList',
  method: 'GET',
  path: '/api/wechatbank/identity/queryIdentifyList',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['identity'],
  summary: "The customer's identity records and updates, newest first (specification §2, /identifyList).",
  request: nothing,
  response: /*#__PURE__*/ v.object({ records: v.array(identifyRecord) }),
  errors: [],
  sample: {},
})
