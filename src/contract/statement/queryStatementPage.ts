import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { statementFacts, statementPage } from './statementFields'
import { own } from '../sample'

export const queryStatementPage = /*#__PURE__*/ defineCall({
  name: 'queryStatementPage',
  method: 'POST',
  path: '/api/wechatbank/statement/queryStatementPage',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['statement'],
  summary: 'A page of a document as it is printed, to be drawn without opening the file (ours).',
  request: /*#__PURE__*/ v.strictObject({
    statementId: code,
    /** From 1. */
    page: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(9_999)),
  }),
  response: /*#__PURE__*/ v.object({ statement: statementFacts, content: statementPage }),
  errors: ['StatementUnknown', 'StatementNotReady', 'StatementFailed', 'StatementExpired'],
  sample: { statementId: own('statement'), page: 1 },
})
