import * as v from 'valibot'
import { POT_MOVES } from '@/domain/pots/pots'
import { defineCall } from '../call'
import { code, day, fenAmount, instant, nothing } from '../fields'
import { pot } from './potFields'

export const queryPots = /*#__PURE__*/ defineCall({
  name: 'queryPots',
  method: 'POST',
  path: '/api/wechatbank/pots/queryPots',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'identity', 'loss', 'pots'],
  summary: 'A customer’s open pots in the order in which they were opened, and the last movements of all (ours).',
  request: nothing,
  response: /*#__PURE__*/ v.object({
    /** What the electronic account can give now. */
    available: fenAmount,
    /** What all of them hold. */
    total: fenAmount,
    /** How many more may be opened. */
    canOpen: v.number(),
    /** The bank's day. */
    today: day,
    /** The open ones. */
    pots: v.array(pot),
    /** The last movements, newest first; those of pots that are closed by now too. */
    movements: v.array(
      v.object({
        orderNo: code,
        potId: code,
        kind: v.picklist(POT_MOVES),
        amount: fenAmount,
        at: instant,
      }),
    ),
  }),
  errors: [],
  sample: {},
})
