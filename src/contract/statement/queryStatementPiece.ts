import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { own } from '../sample'

export const queryStatementPiece = /*#__PURE__*/ defineCall({
  name: 'queryStatementPiece',
  method: 'POST',
  path: '/api/wechatbank/statement/queryStatementPiece',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['statement'],
  summary: 'A piece of a document’s file, in order from 0 (ours).',
  request: /*#__PURE__*/ v.strictObject({
    statementId: code,
    piece: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(9_999)),
  }),
  response: /*#__PURE__*/ v.object({
    /** Base64 for addresses, without padding. */
    content: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(128 * 1024)),
  }),
  errors: ['StatementUnknown', 'StatementNotReady', 'StatementFailed', 'StatementExpired'],
  sample: { statementId: own('statement'), piece: 0 },
})
