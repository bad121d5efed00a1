import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { delivery } from '../points/pointsFields'
import { prizeParcel } from './drawFields'

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
})
