import * as v from 'valibot'
import { AUTH_STATES } from '@/domain/authorisations/machine'
import { code, fenAmount, instant, text } from '../fields'

/** A partner's order as its payer sees it. */
export const authorisationFacts = /*#__PURE__*/ v.object({
  authId: code,
  state: v.picklist(AUTH_STATES),
  /** Who is paid. */
  payee: text,
  amount: fenAmount,
  /** What for, in the partner's words. */
  purpose: text,
  createdAt: instant,
  expiresAt: instant,
  /** The bank's time of this answer, from which the time left is counted. */
  at: instant,
  /** Where the partner wants its customer back; checked against the bank's list. */
  returnTo: text,
  /** Of a paid one. */
  orderNo: v.optional(code),
  /** What of it was paid back, where something was. */
  refunded: v.optional(fenAmount),
})
