import * as v from 'valibot'
import { KEYWORD_MOST, RECORD_TYPES } from '@/domain/account/records'
import { code, day, fenAmount, instant, signedFen, text } from '../fields'
import { typedLineOf } from '../typed'

export const month = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{6}$/))

/** A transfer's number, else the posting's. */
export const recordId = /*#__PURE__*/ v.pipe(typedLineOf(80), v.minLength(1))

/** What records are asked for; bounds are amounts without their sign, in fen. */
export const recordFilter = {
  type: /*#__PURE__*/ v.picklist(RECORD_TYPES),
  from: /*#__PURE__*/ v.optional(day),
  to: /*#__PURE__*/ v.optional(day),
  min: /*#__PURE__*/ v.optional(fenAmount),
  max: /*#__PURE__*/ v.optional(fenAmount),
  /** One card's transfers; another customer's card has none. */
  cardId: /*#__PURE__*/ v.optional(code),
  keyword: /*#__PURE__*/ v.optional(/*#__PURE__*/ v.pipe(typedLineOf(KEYWORD_MOST), v.minLength(1))),
}

/** A movement of the account, or a transfer that moved nothing. */
export const recordFacts = /*#__PURE__*/ v.object({
  recordId,
  kind: code,
  title: text,
  /** The product, the coupon, or the other bank with the card's last four. */
  about: v.optional(text),
  memo: text,
  /** Positive into the account; of what doesn't count, what was to be moved. */
  amount: signedFen,
  /** How much of it is interest or reward. */
  earned: signedFen,
  /** What the account held then, frozen and held money included; none for what doesn't count. */
  balance: v.optional(fenAmount),
  /** How a transfer stands, where that isn't simply done. */
  stateName: v.optional(text),
  at: instant,
  /** The order it carries out, where there is one. */
  orderNo: v.optional(code),
})

/** Of a month, over all its records that the filter lets through. */
export const recordMonth = /*#__PURE__*/ v.object({
  month,
  count: v.number(),
  /** What came from elsewhere, interest and rewards included, and what went elsewhere (positive), as queryMonthBill’s months. */
  in: signedFen,
  out: signedFen,
  /** Own money put into products and other own accounts, and what came back from them: in neither of the two above. */
  kept: fenAmount,
  back: fenAmount,
  /** Interest and rewards. */
  earned: signedFen,
})
