import * as v from 'valibot'
import { CLOSING_CHECKS } from '@/domain/closure/checks'
import { CLOSURE_STATES } from '@/domain/closure/machine'
import { code, fenAmount, instant, text } from '../fields'

export const closingCheck = /*#__PURE__*/ v.picklist(CLOSING_CHECKS)

/** What is still open: it `blocks` the closing, `lapses` with it, or `goesOn` without an account. */
export const closingFinding = /*#__PURE__*/ v.object({
  check: closingCheck,
  effect: /*#__PURE__*/ v.picklist(['blocks', 'lapses', 'goesOn']),
  count: v.number(),
})

/** CHECKING: something blocks it. */
export const closureStanding = /*#__PURE__*/ v.picklist([...CLOSURE_STATES, 'CHECKING'])

/** What came of an order to close. */
export const closureReceipt = /*#__PURE__*/ v.object({
  closureNo: code,
  state: /*#__PURE__*/ v.picklist(CLOSURE_STATES),
  /** What was or is paid to the card. */
  amount: fenAmount,
  /** What of it is money of red packets that hadn't been withdrawn. */
  redPackets: /*#__PURE__*/ v.optional(fenAmount),
  bankName: /*#__PURE__*/ v.optional(text),
  /** Masked. */
  cardNo: /*#__PURE__*/ v.optional(text),
  /** When it was asked for, and when it ended. */
  submittedAt: instant,
  endedAt: /*#__PURE__*/ v.optional(instant),
  /** Why the card's bank took nothing. */
  failure: /*#__PURE__*/ v.optional(text),
  /** What refused it. */
  blocked: v.array(closingFinding),
})
