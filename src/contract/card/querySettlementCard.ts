import * as v from 'valibot'
import { defineCall } from '../call'
import { code, nothing } from '../fields'

export const querySettlementCard = /*#__PURE__*/ defineCall({
  name: 'querySettlementCard',
  method: 'GET',
  path: '/api/wechatbank/card/querySettlementCard',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['card'],
  summary:
    'Whether promotion is on, and the card to which a promoter takes commissions out of the account (specification §2, /kolChooseBank).',
  request: nothing,
  response: /*#__PURE__*/ v.object({ open: v.boolean(), cardId: v.optional(code) }),
  errors: [],
  sample: {},
})
