import * as v from 'valibot'
import { BALANCE_SPANS } from '@/domain/account/records'
import { defineCall } from '../call'
import { day, fenAmount } from '../fields'

const point = /*#__PURE__*/ v.object({ day, balance: fenAmount })

export const queryBalanceDays = /*#__PURE__*/ defineCall({
  name: 'queryBalanceDays',
  method: 'POST',
  path: '/api/wechatbank/account/queryBalanceDays',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account'],
  summary:
    'What the electronic account held outside its pots at the end of each day, and today so far (specification §2, /balanceView; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({ days: v.picklist(BALANCE_SPANS) }),
  response: /*#__PURE__*/ v.object({
    /** A day each, the oldest first, today last; none before the account was opened. */
    points: v.array(point),
    /** Over the days shown, down to the fen. */
    average: fenAmount,
    /** The latest of the days on which most was there. */
    highest: point,
  }),
  errors: [],
  sample: { days: 30 },
})
