import type { AccountState } from '@/domain/account/status'
import type { Day } from '@/domain/dates/day'
import type { BankError } from '@/domain/errors/catalogue'
import type { Fen } from '@/domain/money/fen'
import type { Result } from '@/domain/result'
import type { Tx } from './db'
import type { Bank } from './scope'
import type { HashedSecret } from './session/credentials'

/** How far a customer has come who closes the account. */
export type LeavingState =
  | 'leaving'
  | 'closingFace'
  | 'closingReview'
  | 'closingCode'
  | 'closingHeld'
  | 'closingSubmitted'
  | 'closingPayout'
  | 'closingRefused'
  | 'closingBlocked'

/** A named customer of the sandbox: who they are and in what state they are. */
export interface DemoCustomer {
  /** Stable, lower-case letters; identifies the customer in links, login codes and tests. */
  readonly key: string
  readonly name: string
  /** What can be tried with this customer. */
  readonly about: string
  readonly mobileNo: string
  /** YYYYMMDD. */
  readonly birth: string
  readonly sex: 'male' | 'female'
  /** Not a customer yet, or one under another open id only. */
  readonly registration?: 'none' | 'elsewhere'
  readonly gesture?: 'unset'
  readonly account?: Omit<Partial<AccountState>, 'acctString'>
  /** Days from the seed's day to the ID card's last day; 3650 unless given. */
  readonly idCardDays?: number
  /** Investor level 1-5 of the risk test and the days since; none: never tested. */
  readonly riskTest?: { readonly level: number; readonly daysAgo: number }
  /** Of the bank's own staff: may come through the staff channel. */
  readonly staff?: true
  /** A debit card of another bank, bound to the account. */
  readonly cardNo?: string
  /**
   * What only this customer has: a transfer in every state and freezes of each kind; a freeze that is short of money; as
   * many cards as there can be; very many records; accounts of type II and III; pots; a loss in every state; a case in every state; payouts in
   * every state and a questioned tax residency; a campaign's reward in every state; no number on record; a
   * change of it in every state that lasts; one that a person has approved, and one without a sign-in that waits for its
   * day; devices in every
   * state; credentials that are locked, and a lost phone; consents to former versions of
   * their texts; nothing that keeps the account from being closed, and each state that closing waits in.
   */
  readonly shows?:
    | 'transfers'
    | 'shortFreeze'
    | 'cards'
    | 'records'
    | 'accounts'
    | 'pots'
    | 'losses'
    | 'cases'
    | 'payouts'
    | 'rewards'
    | 'noPhone'
    | 'phoneReview'
    | 'phoneApproved'
    | 'phoneRecovery'
    | 'devices'
    | 'locked'
    | 'formerTexts'
    | LeavingState
  /**
   * Fen in the electronic account once the seed is done; what they bought before is in the seed's history. Who closes the
   * account has the interest of that money beside it, for it has been there since the bank opened.
   */
  readonly money: number
}

/** A named customer with the ids the seed gives them. */
export interface SeedPerson extends DemoCustomer {
  readonly customerId: string
  readonly openId: string
  readonly idCardNo: string
}

/** What every seed works with. */
export interface SeedWorld {
  /** The day the seeded bank shows. */
  readonly today: Day
  /** When the bank opened, epoch ms: the customers came then. */
  readonly opening: number
  /** Everybody, in the order of their numbers. */
  readonly people: readonly SeedPerson[]
  /** What the bank does: titles of what happened come from it. */
  readonly capabilities: Bank['capabilities']
  /** Hashes of the gesture and the payment password that everybody has. */
  readonly secrets: Readonly<Record<'gesture' | 'payment', HashedSecret>>
}

/** What a capability puts into an empty bank; seeding runs each once (host/seeding/order.ts). */
export interface Seed {
  readonly name: string
  /** `opening`: on the bank's first day, before what customers did in its history; else on the day the bank shows. */
  readonly on?: 'opening'
  /** Seeds of the same day that this one builds on. */
  readonly after?: readonly string[]
  run(tx: Tx, world: SeedWorld): Promise<void>
}

/** Something a named customer did in the days before today, through the bank's own functions. */
export type SeedAct = (
  tx: Tx,
  act: {
    readonly customerId: string
    readonly openId: string
    readonly productType: string
    readonly amount: Fen
    /** Epoch ms by the bank's clock. */
    readonly now: number
  },
) => Promise<Result<unknown, BankError>>
