import * as v from 'valibot'
import { TRANSFER_DIRECTIONS } from '@/domain/transfer/machine'
import { defineCall } from '../call'
import { code, text } from '../fields'

export const queryObstacles = /*#__PURE__*/ defineCall({
  name: 'queryObstacles',
  method: 'GET',
  path: '/api/wechatbank/trade/queryObstacles',
  protection: 'sealed',
  access: 'session',
  effect: 'read',
  tells: 'everything',
  summary:
    'What stands against a call that moves money or takes the payment password, whatever its amount, by the same guards that the call itself asks: a form knows it before it is filled in (ours).',
  request: /*#__PURE__*/ v.strictObject({
    /** The call's name. */
    call: code,
    /** Of its request as much as the form knows. */
    cardId: v.optional(code),
    acctId: v.optional(code),
    authId: v.optional(code),
    direction: v.optional(v.picklist(TRANSFER_DIRECTIONS)),
  }),
  response: /*#__PURE__*/ v.object({
    /** In the order in which the call would name them: codes of the error catalogue, with the sentences. */
    obstacles: v.array(v.object({ code: v.pipe(v.number(), v.safeInteger()), message: text })),
  }),
  errors: [],
})
