import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { delivery } from '../points/pointsFields'
import { prizeParcel } from './drawFields'
import { own } from '../sample'

export const addressPrize = /*#__PURE__*/ defineCall({
  name: 'addressPrize',
  method: 'POST',
  path: '/api/wechatbank/draw/addressPrize',
  protection: 'sealed',
  access: 'account',
  effect: 'write',
  invalidates: ['campaign'],
  summary: 'Where a thing that was won shall go; may be put right until it is sent (ours).',
  request: /*#__PURE__*/ v.strictObject({
    rewardId: code,
    delivery,
    /** The customer’s own consent to the address being used for this parcel. */
    agreed: v.boolean(),
  }),
  response: prizeParcel,
  errors: ['ParcelUnknown', 'ParcelClosed', 'DeliveryInvalid', 'DeliveryConsentMissing'],
  sample: {
    rewardId: own('openParcel'),
    delivery: { name: '样例收件人', mobileNo: '17000095173', region: '样例省 样例市', street: '样例巷752号' },
    agreed: true,
  },
})
