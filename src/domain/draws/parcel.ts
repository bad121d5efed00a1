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

export const PARCEL_TRIGGERS = ['address', 'ship', 'receive', 'lapse'] as const
export type ParcelTrigger = (typeof PARCEL_TRIGGERS)[number]

/** An address may be put right until the parcel is sent. */
const TRANSITIONS: Readonly<Record<ParcelState, Partial<Readonly<Record<ParcelTrigger, ParcelState>>>>> = {
  ASKED: { address: 'ORDERED', lapse: 'LAPSED' },
  ORDERED: { address: 'ORDERED', ship: 'SHIPPED' },
  SHIPPED: { receive: 'DELIVERED' },
  DELIVERED: {},
  LAPSED: {},
}

/** Where a trigger leads; undefined where it leads nowhere. */
export const parcelTransition = (from: ParcelState, trigger: ParcelTrigger): ParcelState | undefined =>
  TRANSITIONS[from][trigger]
