import * as v from 'valibot'
import { MALL_ORDER_STATES } from '@/domain/points/mall'
import { defineCall } from '../call'
import { clientId, code, queuePlace } from '../fields'
import { delivery, itemId, points } from './pointsFields'
import { own } from '../sample'

export const orderMallItem = /*#__PURE__*/ defineCall({
  name: 'orderMallItem',
  method: 'POST',
  path: '/api/wechatbank/points/orderMallItem',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['points', 'voucher', 'loan', 'message'],
  summary:
    'Takes an item for points: points and stock in one transaction, once a client id. QUEUED: nothing was done, ask again with the same id (specification §2, /integralMiddle; the call is ours).',
  request: /*#__PURE__*/ v.strictObject({
    clientId,
    itemId,
    /** As they were shown. */
    points,
    /** Of things that are sent. */
    delivery: v.optional(delivery),
    /** The customer’s own consent to the address being used for this order. */
    agreed: v.optional(v.boolean()),
  }),
  response: /*#__PURE__*/ v.object({
    state: v.picklist(['QUEUED', ...MALL_ORDER_STATES]),
    /** '' while queued. */
    orderNo: code,
    /** While queued. */
    queue: v.optional(queuePlace),
  }),
  errors: [
    'PointsOff',
    'MallItemUnknown',
    'MallItemChanged',
    'MallNotOpen',
    'MallSoldOut',
    'MallPerPersonLimit',
    'PointsInsufficient',
    'DeliveryInvalid',
    'DeliveryConsentMissing',
    'ClientIdReused',
  ],
  sample: { clientId: own('newClientId'), itemId: 'school-lunch', points: 32 },
})
