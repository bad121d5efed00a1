import * as v from 'valibot'
import { defineCall } from '../call'
import { clientId, code, queuePlace } from '../fields'
import { drawn } from './drawFields'
import { own } from '../sample'

export const draw = /*#__PURE__*/ defineCall({
  name: 'draw',
  method: 'POST',
  path: '/api/wechatbank/draw/draw',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['campaign', 'message'],
  summary:
    'Uses one chance of a draw, draws, and promises the prize, in one transaction and once a draw’s id. QUEUED: nothing was done, ask again with the same id (ours).',
  request: /*#__PURE__*/ v.strictObject({ drawId: clientId, actId: code }),
  response: /*#__PURE__*/ v.object({
    state: v.picklist(['QUEUED', 'DRAWN']),
    /** None while queued. */
    draw: v.optional(drawn),
    /** While queued. */
    queue: v.optional(queuePlace),
  }),
  errors: ['CampaignUnknown', 'CampaignNotRunning', 'DrawsOff', 'UnderAge', 'NoChanceLeft', 'ClientIdReused'],
  sample: { drawId: own('newClientId'), actId: own('drawChance') },
})
