import * as v from 'valibot'
import type { ErrorName } from '@/domain/errors/codes'
import { TRANSFER_DIRECTIONS } from '@/domain/transfer/direction'
import { defineCall } from '../call'
import { code, text } from '../fields'
import { own } from '../sample'

// The bank's own word, as a code's message is: checking it would need the table that it replaces.
const errorName = /*#__PURE__*/ v.pipe(
  code,
  v.transform((name) => name as ErrorName),
)

export const queryObstacles = /*#__PURE__*/ defineCall({
  name: 'queryObstacles',
  method: 'GET',
  path: '/api/wechatbank/trade/queryObstacles',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  provides: 'everything',
  summary:
    'What stands against a call that moves money or takes the payment password, whatever its amount, by the same guards that the call itself asks: a form knows it before it is filled in (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** The call's name. */
    call: code,
    /** Of its request as much as the form knows. */
    cardId: v.optional(code),
    acctId: v.optional(code),
    authId: v.optional(code),
    potId: v.optional(code),
    direction: v.optional(v.picklist(TRANSFER_DIRECTIONS)),
  }),
  response: /*#__PURE__*/ v.object({
    /**
     * In the order in which the call would name them: errors of the catalogue with their sentences. The names are sent too,
     * so that a form needn't have the table of codes.
     */
    obstacles: v.array(v.object({ code: v.pipe(v.number(), v.safeInteger()), name: errorName, message: text })),
  }),
  errors: [],
  sample: { call: 'transferOut', cardId: own('card') },
})
