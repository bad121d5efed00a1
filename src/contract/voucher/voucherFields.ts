import * as v from 'valibot'
import { VOUCHER_KINDS, VOUCHER_STATES } from '@/domain/voucher/machine'
import { code, day, fenAmount, instant, text } from '../fields'

export const voucherId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[0-9a-zA-Z-]{1,40}$/))

/** A voucher as its holder sees it; src/domain/voucher has its rules. */
export const voucherFacts = /*#__PURE__*/ v.object({
  voucherId,
  kind: v.picklist(VOUCHER_KINDS),
  name: text,
  /** What it takes off, fen; 0 for a partner’s code. */
  face: fenAmount,
  /** The least payment it can be used for. */
  least: fenAmount,
  /** Where it can be used. */
  merchant: text,
  terms: v.array(text),
  validFrom: day,
  validUntil: day,
  state: v.picklist(VOUCHER_STATES),
  /** Whether it can be used today. */
  usable: v.boolean(),
  usedAt: v.optional(instant),
})

/** What is shown to use a voucher. */
export const shownCode = /*#__PURE__*/ v.object({
  voucherCode: code,
  /** Until when it is good, epoch ms by the bank’s clock; undefined for a partner’s own code. */
  until: v.optional(instant),
  /** The bank’s time of this answer. */
  at: instant,
})
