import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * A thing that was won. ASKED: its winner says where it shall go; ORDERED: an address is known; SHIPPED: on its way;
 * DELIVERED: received; LAPSED: the account was closed before an address was known.
 */
export const PARCEL_STATES = ['ASKED', 'ORDERED', 'SHIPPED', 'DELIVERED', 'LAPSED'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

export const PARCEL_STATE_NAMES: Readonly<Record<ParcelState, string>> = {
  ASKED: '待填写地址',
  ORDERED: '待发货',
  SHIPPED: '已发货',
  DELIVERED: '已收货',
  LAPSED: '已失效',
}

/** An address may be put right until the parcel is sent. */
export const PARCEL_MACHINE = /*#__PURE__*/ defineMachine(PARCEL_STATES, {
  ASKED: { address: 'ORDERED', lapse: 'LAPSED' },
  ORDERED: { address: 'ORDERED', ship: 'SHIPPED' },
  SHIPPED: { receive: 'DELIVERED' },
})
export type ParcelTrigger = TriggerOf<typeof PARCEL_MACHINE>
