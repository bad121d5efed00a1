import * as v from 'valibot'
import { DAY_PARTS, SERVED_TOPICS } from '@/domain/referral/served'
import { defineCall } from '../call'
import { clientId, code, day } from '../fields'
import { served } from './referralFields'
import { own } from '../sample'

export const askService = /*#__PURE__*/ defineCall({
  name: 'askService',
  method: 'POST',
  path: '/api/wechatbank/referral/askService',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['referral'],
  summary:
    'Books a clerk’s time at the branch (specification §2, /microShopHomePage): the clerk gets the masked name, the topic and the time, because the customer agrees to it, and nothing else. One client id books once.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    salesId: code,
    topic: v.picklist(SERVED_TOPICS),
    day,
    part: v.picklist(DAY_PARTS),
    agreed: v.literal(true),
  }),
  response: served,
  errors: ['MarketerUnknown', 'MarketerSuspended', 'ServedDayWrong', 'ServedTooMany', 'ClientIdReused'],
  sample: {
    clientId: own('newClientId'),
    salesId: 'S100001',
    topic: 'CARD',
    day: '20990101',
    part: 'AFTERNOON',
    agreed: true,
  },
})
