import * as v from 'valibot'
import { PARCEL_STATES } from '@/domain/draw/parcel'
import { code, instant, line, text } from '../fields'

const count = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** One draw of the customer's. */
export const drawn = /*#__PURE__*/ v.object({
  /** The client id that made it. */
  drawId: code,
  chanceNo: count,
  /** 0 to 999,999. */
  number: count,
  /** The prize that the number stands for, by its key, or NONE. */
  hit: code,
  /** What was promised: the same, or where that was used up what its share falls to. */
  prizeKey: code,
  /** '' for none. */
  prizeName: line,
  /** The reward that it promised. */
  rewardId: v.optional(code),
  at: instant,
})

/** A thing that was won, and where it goes: the number and the name masked. */
export const prizeParcel = /*#__PURE__*/ v.object({
  rewardId: code,
  name: line,
  state: v.picklist(PARCEL_STATES),
  delivery: v.optional(v.object({ name: text, mobileNo: text, region: text, street: text })),
  carrier: v.optional(text),
  parcelNo: v.optional(code),
  grantedAt: instant,
  shippedAt: v.optional(instant),
  endedAt: v.optional(instant),
})

/** Chances that a task has given. */
export const taskChances = /*#__PURE__*/ v.object({ taskKey: code, got: count })
