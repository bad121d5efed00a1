import * as v from 'valibot'
import { TRANSFER_DIRECTIONS, TRANSFER_SPEEDS, TRANSFER_STATES } from '@/domain/transfer/machine'
import { code, fenAmount, instant, text } from '../fields'
import { typedLineOf } from '../typed'

/** What a customer writes beside a transfer. */
export const memo = /*#__PURE__*/ typedLineOf(20)

export const transferState = /*#__PURE__*/ v.picklist(TRANSFER_STATES)
export const transferDirection = /*#__PURE__*/ v.picklist(TRANSFER_DIRECTIONS)
export const transferSpeed = /*#__PURE__*/ v.picklist(TRANSFER_SPEEDS)

/** The answer to an order: that it was accepted. queryTransfer tells its outcome. */
export const transferTaken = /*#__PURE__*/ v.object({
  orderNo: code,
  direction: transferDirection,
  state: transferState,
  amount: fenAmount,
  /** When it is sent. */
  dueAt: instant,
  at: instant,
})

/** A transfer as its page shows it; names, sentences and what can be done come from src/domain/transfer. */
export const transferFacts = /*#__PURE__*/ v.object({
  orderNo: code,
  direction: transferDirection,
  state: transferState,
  amount: fenAmount,
  speed: transferSpeed,
  memo: text,
  /** The card; undefined for money whose card isn't known. */
  bankName: v.optional(text),
  /** Masked. */
  cardNo: v.optional(code),
  /** The sentence on its page. */
  sentence: text,
  /** Why it failed or came back. */
  reason: v.optional(text),
  at: instant,
  dueAt: instant,
  cancellable: v.boolean(),
  timeline: /*#__PURE__*/ v.array(/*#__PURE__*/ v.object({ state: transferState, text, at: instant })),
  /** Of a return or a reversal: the transfer it belongs to. */
  originNo: v.optional(code),
  /** Of a transfer that came back: its return or reversal, whose state is what counts. */
  followedBy: v.optional(/*#__PURE__*/ v.object({ orderNo: code, state: transferState, at: instant })),
})
