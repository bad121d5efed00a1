import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { boundCard } from './queryBoundCards'
import { own } from '../sample'

export const setDefaultCard = /*#__PURE__*/ defineCall({
  name: 'setDefaultCard',
  method: 'POST',
  path: '/api/wechatbank/card/setDefaultCard',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['card', 'transfer'],
  summary: 'Makes a bound card the one that is offered first (specification §2, /mybandcard).',
  request: /*#__PURE__*/ v.strictObject({ cardId: code }),
  response: boundCard,
  errors: ['CardUnknown', 'CardIsSpecial'],
  sample: { cardId: own('otherCard') },
})
