import type { RewardKind } from '@/domain/campaign/reward'
import type { BankError } from '@/domain/errors/catalogue'
import type { Fen } from '@/domain/money/fen'
import type { Result } from '@/domain/result'
import type { Tx } from './db'

/** What is given, to whom, and for which reward of a campaign. */
export interface Grant {
  readonly customerId: string
  /** The reward's id; what was given under it is given once. */
  readonly rewardId: string
  /** What the owner of the kind knows the thing by, such as a coupon's or a voucher's kind. */
  readonly prize: string
  /** Points, or fen before tax; 0 for things without an amount. */
  readonly amount: number
  /** What of the amount is withheld as tax, as it was shown when it was promised; undefined for what isn't taxed. */
  readonly tax?: Fen
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * How a kind of reward is given: the capability that owns points, vouchers or coupons has one in its field `rewards`. A kind
 * that no capability gives can't be a campaign's prize.
 */
export interface RewardGiver {
  /** Whether it has such a thing, asked before a campaign with it is published. */
  knows(prize: string): boolean
  /**
   * What one costs the bank at least, fen: a campaign's budget may not reckon with less. Undefined for what can't be a
   * campaign's prize. A giver without it leaves the value to the campaign.
   */
  costs?(prize: string, amount: number): number | undefined
  /** Gives it, in the caller's transaction, which is undone when this fails. */
  give(tx: Tx, grant: Grant): Promise<Result<void, BankError>>
}

export type RewardGivers = Readonly<Partial<Record<RewardKind, RewardGiver>>>
