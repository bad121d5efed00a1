import * as v from 'valibot'
import { defineCall } from '../call'
import { fenAmount, nothing, text } from '../fields'

export const queryBanks = /*#__PURE__*/ defineCall({
  name: 'queryBanks',
  method: 'GET',
  path: '/api/wechatbank/card/queryBanks',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: [],
  summary:
    'Banks whose cards can be bound, by the letters of their names, with their limits (specification §2, /chooseBank).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    banks: v.array(
      v.object({
        name: text,
        /** First letter of the name’s pinyin. */
        initial: v.pipe(v.string(), v.regex(/^[A-Z]$/)),
        /** Of money in, at most; a limit left out is none (无限额). */
        single: v.optional(fenAmount),
        aDay: v.optional(fenAmount),
        /** Its cards can’t be bound for now. */
        maintained: v.boolean(),
      }),
    ),
  }),
  errors: [],
  sample: {},
})
