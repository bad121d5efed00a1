import { fen } from '../money/fen'
import type { Fen } from '../money/fen'
import { fail, ok } from '../result'
import type { Result } from '../result'

/** A purchase and what limits it, all in fen. */
export interface PurchaseLimits {
  readonly amount: Fen
  readonly minimum: Fen
  /** Largest single purchase; undefined for no limit. */
  readonly maximum?: Fen
  /** Amounts above the minimum must be whole steps; undefined or 0 allows any fen. */
  readonly step?: Fen
  /** What the electronic account can pay; undefined while unknown, and then only the bank checks it. */
  readonly available?: Fen
}

/** Why an amount can't be bought; names of the error catalogue. */
export type PurchaseRefusal = 'BelowMinimum' | 'AboveMaximum' | 'NotAStep' | 'InsufficientFunds'

/** What limits a purchase, as products say it: 0 is no maximum, and any fen. */
export const limitsOf = ({ minAmt, maxAmt, stepAmt }: ProductLimits): Omit<PurchaseLimits, 'amount'> => ({
  minimum: minAmt,
  ...(maxAmt > 0 ? { maximum: maxAmt } : {}),
  ...(stepAmt > 0 ? { step: stepAmt } : {}),
})

/** In fen. */
type ProductLimits = Readonly<Record<'minAmt' | 'maxAmt' | 'stepAmt', Fen>>

/** Checks an amount; fails with BelowMinimum, AboveMaximum, NotAStep or InsufficientFunds, the first that applies. */
export function checkPurchaseAmount(limits: PurchaseLimits): Result<Fen, PurchaseRefusal> {
  const { amount, minimum, maximum, step, available } = limits
  if (amount <= 0 || amount < minimum) return fail('BelowMinimum')
  if (maximum !== undefined && amount > maximum) return fail('AboveMaximum')
  if (step && (amount - minimum) % step !== 0) return fail('NotAStep')
  if (available !== undefined && amount > available) return fail('InsufficientFunds')
  return ok(amount)
}

/**
 * The largest amount up to `wanted` that may be bought: the minimum plus whole steps, at most the maximum. Undefined when
 * `wanted` is below the minimum, or below the first step where the minimum is 0.
 */
export function largestPurchase(
  { minimum, maximum, step }: Pick<PurchaseLimits, 'minimum' | 'maximum' | 'step'>,
  wanted: Fen,
): Fen | undefined {
  const top = maximum === undefined ? wanted : Math.min(wanted, maximum)
  if (top < minimum) return undefined
  const grain = step ? step : 1
  const largest = minimum + Math.floor((top - minimum) / grain) * grain
  return largest > 0 ? fen(largest) : undefined
}
