import { maskName, maskPhone, maskStreet } from '../masks/mask'
import { isMobile } from '../validation/mobile'
import { isPersonName, normalName } from '../validation/personName'
import { foldedLine, saysStrangeSign, strangeSign } from '../validation/folded'
import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

export const MALL_KINDS = ['VOUCHER', 'GOODS', 'COUPON', 'DONATION'] as const
export type MallKind = (typeof MALL_KINDS)[number]

export const MALL_KIND_NAMES: Readonly<Record<MallKind, string>> = {
  VOUCHER: '卡券',
  GOODS: '实物',
  COUPON: '存款优惠券',
  DONATION: '公益',
}

/** What an item looks like; each is drawn once, by us (src/packages/activities/itemPicture). */
export const ITEM_PICTURES = ['cup', 'screen', 'wheat', 'towel', 'umbrella', 'coupon', 'bowl', 'parcel'] as const
export type ItemPictureName = (typeof ITEM_PICTURES)[number]

export const MALL_ORDER_STATES = ['PLACED', 'FULFILLED', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const
export type MallOrderState = (typeof MALL_ORDER_STATES)[number]

export const MALL_ORDER_STATE_NAMES: Readonly<Record<MallOrderState, string>> = {
  PLACED: '待发货',
  FULFILLED: '已发放',
  SHIPPED: '已发货',
  DELIVERED: '已收货',
  CANCELLED: '已取消',
}

/** What an order in a state is called: what is donated isn't handed out. */
export const mallOrderStateName = ({
  kind,
  state,
}: {
  readonly kind: MallKind
  readonly state: MallOrderState
}): string => (kind === 'DONATION' && state === 'FULFILLED' ? '已捐出' : MALL_ORDER_STATE_NAMES[state])

/** Things are sent, and what isn't a thing is given at once. What was sent can't be cancelled. */
export const MALL_ORDER_MACHINE = /*#__PURE__*/ defineMachine(MALL_ORDER_STATES, {
  PLACED: { give: 'FULFILLED', ship: 'SHIPPED', cancel: 'CANCELLED' },
  SHIPPED: { receive: 'DELIVERED' },
})
export type MallTrigger = TriggerOf<typeof MALL_ORDER_MACHINE>

/** Days within which a thing is sent, as its terms and its order say. */
export const SHIP_DAYS = 7
/** Days after which a parcel that was sent counts as received. */
export const RECEIVED_AFTER_DAYS = 15
/** Days for which an address is kept once nothing is on its way there any more. */
export const ADDRESS_KEPT_DAYS = 90

/** Above it, how many are left isn't told exactly. */
export const STOCK_TOLD = 100

/** What decides whether an item can be had. */
export interface MallOffer {
  readonly kind: MallKind
  readonly points: number
  readonly stock: number
  /** Most orders of one person that weren't cancelled. */
  readonly perPerson: number
  /** From when it is sold, epoch ms by the bank's clock; to the second where many wait for it. */
  readonly openAt: number
  /** undefined: until it is sold out. */
  readonly closeAt?: number | undefined
  /** Sold from a moment on, which can be switched off. */
  readonly seckill: boolean
}

export type MallRefusal =
  | 'MallItemUnknown'
  | 'MallNotOpen'
  | 'MallSoldOut'
  | 'MallPerPersonLimit'
  | 'PointsInsufficient'

/** What else is asked: the bank's switches, what the customer has, and how often they had it. */
export interface MallAsking {
  /** Epoch ms by the bank's clock. */
  readonly now: number
  readonly usable: number
  readonly had: number
  /** Whether anything may be given for deposits. */
  readonly depositRewards: boolean
  readonly seckills: boolean
}

/** Why an item can't be had now, by what everybody may know; undefined when it can. */
export function offerRefusal(
  { kind, stock, openAt, closeAt, seckill }: MallOffer,
  { now, depositRewards, seckills }: Omit<MallAsking, 'usable' | 'had'>,
): MallRefusal | undefined {
  if (kind === 'COUPON' && !depositRewards) return 'MallItemUnknown'
  if ((seckill && !seckills) || now < openAt || (closeAt !== undefined && now >= closeAt)) return 'MallNotOpen'
  return stock <= 0 ? 'MallSoldOut' : undefined
}

/** Why a customer can't have an item now; undefined when they can. */
export function mallRefusal(offer: MallOffer, asking: MallAsking): MallRefusal | undefined {
  const common = offerRefusal(offer, asking)
  if (common) return common
  if (asking.had >= offer.perPerson) return 'MallPerPersonLimit'
  return asking.usable < offer.points ? 'PointsInsufficient' : undefined
}

/** Where a thing is sent. */
export interface Delivery {
  readonly name: string
  readonly mobileNo: string
  /** Province, city and county. */
  readonly region: string
  readonly street: string
}

/** A delivery as its owner reads it later: enough to know which of their addresses it is, and not enough to find a door. */
export const maskDelivery = ({ name, mobileNo, region, street }: Delivery): Delivery => ({
  ...{ name: maskName(name), mobileNo: maskPhone(mobileNo), region, street: maskStreet(street) },
})

export const STREET_MOST = 100
export const STREET_LEAST = 4

/** A delivery whose texts are as they are checked and kept. */
export const tidyDelivery = ({ name, mobileNo, region, street }: Delivery): Delivery => ({
  name: normalName(name),
  mobileNo,
  region: foldedLine(region).trim(),
  street: foldedLine(street).trim(),
})

/** What is wrong with an address, by field, as the customer reads it. */
export function deliveryProblems(given: Delivery): Partial<Record<keyof Delivery, string>> {
  const { name, mobileNo, region, street } = tidyDelivery(given)
  const length = [...street].length
  const sign = strangeSign(street)
  return {
    ...(!isPersonName(name) && { name: '请填写收件人姓名' }),
    ...(!isMobile(mobileNo) && { mobileNo: '请填写正确的手机号' }),
    ...((region === '' || region.length > STREET_MOST || strangeSign(region) !== undefined) && {
      region: '请选择所在地区',
    }),
    ...((length < STREET_LEAST || length > STREET_MOST) && {
      street: `请填写详细地址，${STREET_LEAST}至${STREET_MOST}字`,
    }),
    ...(sign !== undefined && { street: saysStrangeSign('详细地址', sign) }),
  }
}
