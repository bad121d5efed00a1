/**
 * What a call does with a customer's money, as limits and locks see it (docs/decisions/limits.md); each says it in its
 * contract.
 * - `out`: leaves for a bank card; `spend`: is paid to somebody else; both use the day's limit.
 * - `buy`: into a product, and `promise`: somebody else may spend later, which is looked at when they do.
 * - `close`: everything, to the owner's first card, when the account is closed; a face, a code and the password are asked, so
 *   the day's limit isn't, and the locks are.
 * - `entrusted`: an enterprise's money, which is decided about by the people who act for it; nothing of their own moves.
 * - `own`: from one of the customer's own places to another, such as a redemption; `in` from elsewhere; `back`, whatever the
 *   account's standing, from where it still was the customer's. Nothing here keeps anybody from their own money.
 */
export const PAYMENT_KINDS = ['out', 'spend', 'buy', 'promise', 'close', 'entrusted', 'own', 'in', 'back'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** Which of the customer's own protections hold for a kind. */
export interface PaymentRule {
  /** Counts against the customer's limits of one payment and of a day. */
  readonly counts: boolean
  /** Refused at night while the night lock is on. */
  readonly night: boolean
  /** Refused while the customer has stopped all payments. */
  readonly stop: boolean
}

const FREE: PaymentRule = { counts: false, night: false, stop: false }

export const PAYMENT_RULES: Readonly<Record<PaymentKind, PaymentRule>> = {
  out: { counts: true, night: true, stop: true },
  spend: { counts: true, night: true, stop: true },
  buy: { counts: false, night: false, stop: true },
  promise: FREE,
  close: { counts: false, night: true, stop: true },
  entrusted: FREE,
  own: FREE,
  in: FREE,
  back: FREE,
}

/** The rule of a call by its `payment`; one that names none is held to the strictest. */
export const paymentRule = ({ payment = 'out' }: { readonly payment?: PaymentKind | undefined }): PaymentRule =>
  PAYMENT_RULES[payment]
