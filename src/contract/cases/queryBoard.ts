import * as v from 'valibot'
import { defineCall } from '../call'
import { instant } from '../fields'

/** The bank's number of a note on the board; of the case it comes from nothing is told. */
export const noteId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))

/** A place on the board, to go on from: when a note was published and its number, so that it holds when the note is gone. */
export const boardPlace = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{1,15}-[1-9]\d{0,14}$/))

export const queryBoard = /*#__PURE__*/ defineCall({
  name: 'queryBoard',
  method: 'POST',
  path: '/api/wechatbank/cases/queryBoard',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: ['cases'],
  summary:
    'What the bank has put on the message board: messages whose writers agreed, and its replies, without names; the same for everybody (specification §2, /msgBoard). 20 a page.',
  request: /*#__PURE__*/ v.strictObject({
    /** Paging: gives notes after this place, `at` and `id` of the last one. */
    after: v.optional(boardPlace),
  }),
  response: /*#__PURE__*/ v.object({
    notes: v.array(v.object({ id: noteId, question: v.string(), reply: v.string(), at: instant })),
    more: v.boolean(),
  }),
  errors: [],
  sample: {},
})
