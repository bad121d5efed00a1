import * as v from 'valibot'
import { LONGEST_ALIAS } from '@/domain/card/alias'
import { defineCall } from '../call'
import { code } from '../fields'
import { typedLineOf } from '../typed'
import { boundCard } from './queryBoundCards'
import { own } from '../sample'

export const setCardAlias = /*#__PURE__*/ defineCall({
  name: 'setCardAlias',
  method: 'POST',
  path: '/api/wechatbank/card/setCardAlias',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['card'],
  summary: 'Keeps what a customer calls a bound card, at most 10 characters; an empty one takes the alias away (ours).',
  request: /*#__PURE__*/ v.strictObject({
    cardId: code,
    alias: typedLineOf(LONGEST_ALIAS),
  }),
  response: boundCard,
  errors: ['CardUnknown'],
  sample: { cardId: own('otherCard'), alias: '样例买菜卡' },
})
