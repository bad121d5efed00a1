import * as v from 'valibot'
import { DAY_PARTS, SERVED_TOPICS } from '@/domain/referral/served'
import { defineCall } from '../call'
import { clientId, day } from '../fields'
import { branchKey } from './marketerFields'
import { served } from './referralFields'
import { own } from '../sample'

export const bookAdviser = /*#__PURE__*/ defineCall({
  name: 'bookAdviser',
  method: 'POST',
  path: '/api/wechatbank/referral/bookAdviser',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['referral'],
  summary:
    'Books the time of any clerk at a branch (specification §2, /largeAmountPromotion): the bank chooses who has the fewest appointments. As askService otherwise. One client id books once.',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    branch: branchKey,
    topic: v.picklist(SERVED_TOPICS),
    day,
    part: v.picklist(DAY_PARTS),
    agreed: v.literal(true),
  }),
  response: served,
  errors: ['AdviserMissing', 'ServedDayWrong', 'ServedTooMany', 'ClientIdReused'],
  sample: {
    clientId: own('newClientId'),
    branch: 'main',
    topic: 'DEPOSIT',
    day: '20990101',
    part: 'MORNING',
    agreed: true,
  },
})
