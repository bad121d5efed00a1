import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day } from '../fields'
import { statementFacts } from './statementFields'

export const queryStatements = /*#__PURE__*/ defineCall({
  name: 'queryStatements',
  method: 'POST',
  path: '/api/wechatbank/statement/queryStatements',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['statement'],
  summary: 'The customer’s documents, newest first, 20 a page (specification §2, /pdfshow; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: the document after which to go on. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    statements: v.array(statementFacts),
    more: v.boolean(),
    /** The bank’s, which what may be asked for depends on. */
    today: day,
  }),
  errors: [],
  sample: {},
})
