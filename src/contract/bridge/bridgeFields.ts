import * as v from 'valibot'
import { TARGET_KEYS } from '@/domain/bridge/targets'
import { GIFTS } from '@/domain/bridge/gifts'
import { code, text } from '../fields'

/** One of the bridges that lead out. */
export const targetKey = /*#__PURE__*/ v.picklist(TARGET_KEYS)

/** What a bridge is opened for, an id and never an address: an enterprise, a product, a loan app's selector, a topic. */
export const bridgeId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}$/))

/** The number of a loan voucher (specification §2, /loancoupon). */
export const voucherNo = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,32}$/))

export const crossing = {
  bridge: targetKey,
  id: /*#__PURE__*/ v.optional(bridgeId),
  /** Of a loan's bridge. */
  voucherNo: /*#__PURE__*/ v.optional(voucherNo),
}

/** Which loan app (specification §9). */
export const loanSelector = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^(\d|10)$/))

/** What every token call answers: the way to the other side, which the token is part of. */
export const opened = /*#__PURE__*/ v.object({
  /** Of its own target only; with the token, where anything is handed on. */
  address: text,
  /** The same in WeChat; '' when there is none. */
  appId: code,
  path: text,
  /** Seconds that the token is good for; 0 without one. */
  expiresIn: v.number(),
})

/** Something that is handed on, as the other side gets it. */
export const givenFact = /*#__PURE__*/ v.object({ gift: v.picklist(GIFTS), value: text })
