import * as v from 'valibot'
import { KEPT_FOR } from '@/domain/card/roles'
import { defineCall } from '../call'
import { code } from '../fields'
import { boundCard } from './queryBoundCards'
import { own } from '../sample'

export const queryCard = /*#__PURE__*/ defineCall({
  name: 'queryCard',
  method: 'GET',
  path: '/api/wechatbank/card/queryCard',
  protection: 'sealed',
  access: 'account',
  effect: 'read',
  provides: ['account', 'card', 'closure', 'special', 'transfer'],
  summary:
    'One bound card, and why it can’t be unbound now (specification §2, /cardInfo). What today still takes from it, queryTransferLimits says.',
  request: /*#__PURE__*/ v.strictObject({ cardId: code }),
  response: /*#__PURE__*/ v.object({
    ...boundCard.entries,
    keptFor: v.optional(v.picklist(KEPT_FOR)),
  }),
  errors: ['CardUnknown'],
  sample: { cardId: own('card') },
})
