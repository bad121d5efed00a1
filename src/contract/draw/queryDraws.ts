import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { drawn, taskChances } from './drawFields'

export const queryDraws = /*#__PURE__*/ defineCall({
  name: 'queryDraws',
  method: 'POST',
  path: '/api/wechatbank/draw/queryDraws',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['campaign'],
  summary: 'The customer’s chances and draws in a campaign, the latest first, 20 a page (ours).',
  request: /*#__PURE__*/ v.strictObject({
    actId: code,
    /** Only this one. */
    drawId: v.optional(code),
    /** Paging: gives draws after this one. */
    after: v.optional(code),
  }),
  response: /*#__PURE__*/ v.object({
    /** Draws are switched off. */
    off: v.boolean(),
    /** The number under which the customer takes part, which the draws are reckoned with. */
    participant: v.optional(v.pipe(v.number(), v.safeInteger())),
    /** By task, all that were given. */
    chances: v.array(taskChances),
    /** Chances that can still be used. */
    left: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    draws: v.array(drawn),
    more: v.boolean(),
  }),
  errors: ['CampaignUnknown'],
  sample: { actId: 'luckyDraw' },
})
