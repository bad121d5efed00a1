import * as v from 'valibot'
import { isMonth } from '@/domain/dates/month'
import type { Month } from '@/domain/dates/month'
import { ITEM_PICTURES, MALL_KINDS, MALL_ORDER_STATES } from '@/domain/points/mall'
import { code, day, fenAmount, instant, text } from '../fields'
import { typedLine } from '../typed'

const month = /*#__PURE__*/ v.pipe(
  v.string(),
  v.custom<Month>((said) => typeof said === 'string' && isMonth(said)),
)

/** A number of points, never negative. */
export const points = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const itemId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[a-zA-Z0-9-]{1,40}$/))

export const orderNo = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[0-9A-Z]{1,32}$/))

/** Where a thing is sent; what is wrong with it is refused by DeliveryInvalid. */
export const delivery = /*#__PURE__*/ v.strictObject({
  name: typedLine,
  mobileNo: typedLine,
  region: typedLine,
  street: typedLine,
})

/** Why an item can't be had now, as the order would be refused; '' when it can. */
export const itemBar = /*#__PURE__*/ v.picklist([
  '',
  'MallNotOpen',
  'MallSoldOut',
  'MallPerPersonLimit',
  'PointsInsufficient',
])

/** Something on the shelf. */
export const mallItem = /*#__PURE__*/ v.object({
  itemId,
  kind: v.picklist(MALL_KINDS),
  name: text,
  summary: text,
  picture: v.picklist(ITEM_PICTURES),
  terms: v.array(text),
  /** What it costs elsewhere, fen; 0 for what has no price. */
  value: fenAmount,
  points,
  /** How many are left; 100 for that many or more. */
  stock: v.number(),
  perPerson: v.number(),
  openAt: instant,
  closeAt: v.optional(instant),
  /** Few that many want: sold from a second on. */
  seckill: v.boolean(),
  bar: itemBar,
  /** Of a DONATION: how often customers gave it in quarters that are over, by their first months, the latest first. */
  donated: v.optional(v.array(v.object({ quarter: month, given: v.number() }))),
})

/** An order of the customer’s. */
export const mallOrder = /*#__PURE__*/ v.object({
  orderNo,
  itemId,
  itemName: text,
  kind: v.picklist(MALL_KINDS),
  points,
  state: v.picklist(MALL_ORDER_STATES),
  placedAt: instant,
  shippedAt: v.optional(instant),
  endedAt: v.optional(instant),
})

/** The same with where it goes: the number and the name masked. */
export const mallOrderFacts = /*#__PURE__*/ v.object({
  ...mallOrder.entries,
  delivery: v.optional(v.object({ name: text, mobileNo: text, region: text, street: text })),
  carrier: v.optional(text),
  parcelNo: v.optional(code),
})

/** Points that are valid until the same day. */
export const pointsUntil = /*#__PURE__*/ v.object({ points, lastDay: day })
