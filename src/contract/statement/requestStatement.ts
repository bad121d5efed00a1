import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, payPassword } from '../fields'
import { statementKind } from './statementFields'
import { own } from '../sample'

export const requestStatement = /*#__PURE__*/ defineCall({
  name: 'requestStatement',
  method: 'POST',
  path: '/api/wechatbank/statement/requestStatement',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['statement'],
  summary:
    'Asks for a document about the account, which is made afterwards; the same one that is being made already is the answer (specification §2, /pdfshow; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    kind: statementKind,
    /** Of STATEMENT, at most 12 months, both included. */
    from: v.optional(day),
    to: v.optional(day),
    /** Of RECEIPT. */
    orderNo: v.optional(code),
    /** Of BALANCE, a day that has ended. */
    day: v.optional(day),
    /** Of INTEREST_YEAR. */
    year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    password: payPassword,
  }),
  response: /*#__PURE__*/ v.object({ statementId: code }),
  errors: [
    'PasswordWrong',
    'PasswordLocked',
    'StatementPeriodInvalid',
    'StatementTooLong',
    'OrderUnknown',
    'ReceiptNotYet',
    'TooManyTries',
  ],
  sample: { kind: 'RECEIPT', orderNo: own('transfer'), password: own('payPassword') },
})
