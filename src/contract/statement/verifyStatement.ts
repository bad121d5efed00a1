import * as v from 'valibot'
import { defineCall } from '../call'
import { code, day, fenAmount } from '../fields'
import { typedLineOf } from '../typed'
import { statementKind } from './statementFields'
import { own } from '../sample'

export const verifyStatement = /*#__PURE__*/ defineCall({
  name: 'verifyStatement',
  method: 'POST',
  path: '/api/wechatbank/statement/verifyStatement',
  protection: 'sealed',
  access: 'public',
  effect: 'write',
  invalidates: [],
  summary:
    'Tells anybody who holds a document whether the bank issued it so: by its check code, and by its digest whether the file is the very one (ours). Ten an hour and address.',
  request: /*#__PURE__*/ v.strictObject({
    /** As it stands on the document; blanks, hyphens and case don't count. */
    checkCode: typedLineOf(32),
    /** SM3 over the file's bytes; the file itself stays on the phone. */
    digest: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  }),
  response: /*#__PURE__*/ v.object({
    verdict: v.picklist(['GENUINE', 'ALTERED', 'UNKNOWN']),
    /** Of a genuine one. */
    document: v.optional(
      v.object({
        kind: statementKind,
        issuedDay: day,
        from: day,
        to: day,
        /** The surname and stars. */
        name: v.string(),
        lastFour: code,
        /** With the right digest only, where the document states one. */
        closing: v.optional(fenAmount),
      }),
    ),
  }),
  errors: ['VerifyTooOften'],
  sample: { checkCode: own('checkCode') },
})
