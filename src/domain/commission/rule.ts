import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import { basisPoints, fen, yuan, ZERO_FEN } from '../money/fen'
import type { BasisPoints, Fen } from '../money/fen'
import type { MarketerState } from '../referral/marketer'
import type { InviterKind, MarketerKind, RelationState } from '../referral/relation'

export const COMMISSION_LEVELS = [1, 2] as const
export type CommissionLevel = (typeof COMMISSION_LEVELS)[number]

/** What is paid for an order; all figures are ours. A change of any is another version. */
export const COMMISSION_RULE = {
  version: 1,
  /** Of the base, by who invited the customer and who invited that one. */
  rates: { 1: basisPoints(8), 2: basisPoints(2) } satisfies Readonly<Record<CommissionLevel, BasisPoints>>,
  /** The most that all levels of an order get together, of the order. */
  share: basisPoints(10),
  /** The most of one order that counts, which caps what an order brings. */
  mostBase: yuan(200_000),
  /** The most that accrues to one person in a calendar month. */
  mostMonth: yuan(5_000),
  /** Days that the money has to stay. */
  confirmDays: 30,
  /** Day of the month on which a settlement is paid; it is reckoned on the first. */
  payDay: 10,
} as const

/**
 * Who is paid: promoters under contract. Staff of the bank get wages, and customers nothing at all.
 */
export const COMMISSIONED_KINDS = ['KOL'] as const satisfies readonly MarketerKind[]

/**
 * The only orders a commission is reckoned on: shares of products that the bank distributes. A deposit never brings one
 * (银保监办发〔2018〕48号), whatever the switches say, and neither does opening an account: 禁止传销条例 allows no pay a head.
 */
export const COMMISSIONED_ORDERS = ['wealthSubscription'] as const

export const isCommissioned = (orderKind: string): boolean => COMMISSIONED_ORDERS.some((kind) => kind === orderKind)

/** How a person came to the bank, and how who invited them stands as a marketer now. */
export interface Tie {
  readonly inviterId: string
  /** As what they were invited, which the invited person was told. */
  readonly kind: InviterKind
  readonly state: RelationState
  /** When the invited person had an account, epoch ms. */
  readonly effectiveAt: number | null
  readonly marketer?: {
    readonly kind: MarketerKind
    readonly standing: MarketerState
    /** When the right to promote began, or came back after a suspension, epoch ms. */
    readonly since: number | null
  }
}

export interface Beneficiary {
  readonly customerId: string
  readonly level: CommissionLevel
}

/** Whether a tie earns by an order of this time: it was there, and so was the right to promote, which lasts. */
function earns({ kind, state, effectiveAt, marketer }: Tie, orderedAt: number): boolean {
  if (state !== 'EFFECTIVE' || effectiveAt === null || effectiveAt > orderedAt) return false
  if (!marketer || marketer.standing !== 'ACTIVE' || marketer.since === null || marketer.since > orderedAt) return false
  return marketer.kind === kind && COMMISSIONED_KINDS.some((one) => one === marketer.kind)
}

/**
 * Who is paid for a customer's order: who invited them, and who invited that one, when both promote for the bank as one kind
 * now. Nobody is looked at beyond, and nobody is paid for their own order.
 * @param ties by the customer who was invited
 * @param orderedAt epoch ms by the bank's clock
 */
export function beneficiariesOf(
  buyerId: string,
  orderedAt: number,
  ties: ReadonlyMap<string, Tie>,
): readonly Beneficiary[] {
  const first = ties.get(buyerId)
  if (!first || first.inviterId === buyerId || !earns(first, orderedAt)) return []
  const level1: Beneficiary = { customerId: first.inviterId, level: 1 }
  const second = ties.get(first.inviterId)
  if (!second || second.inviterId === buyerId || second.inviterId === first.inviterId) return [level1]
  if (!earns(second, orderedAt) || second.kind !== first.kind) return [level1]
  return [level1, { customerId: second.inviterId, level: 2 }]
}

/** What an order brings one person. */
export interface CommissionAmount {
  /** The part of the order that counts, fen. */
  readonly base: Fen
  readonly rate: BasisPoints
  /** Fen; 0 when nothing accrues. */
  readonly amount: Fen
}

const BASIS = 10_000

/**
 * What an order brings at a level: a rate of what counts of it, fractions of a fen cut off, and never more than is left of
 * the month.
 * @param accrued what has accrued to the same person this month, fen
 */
export function commissionOf(ordered: Fen, level: CommissionLevel, accrued: Fen): CommissionAmount {
  const base = fen(Math.min(ordered, COMMISSION_RULE.mostBase))
  const rate = COMMISSION_RULE.rates[level]
  const left = Math.max(ZERO_FEN, COMMISSION_RULE.mostMonth - accrued)
  return { base, rate, amount: fen(Math.min(Math.floor((base * rate) / BASIS), left)) }
}

/** The first day on which a commission is confirmed. @param accrued the day it accrued */
export const confirmDayOf = (accrued: Day): Day => addDays(accrued, COMMISSION_RULE.confirmDays)

/** What becomes of an accrued commission on a day: it waits where nothing is said. */
export function dueTrigger(
  { accruedDay, redeemedDay }: { readonly accruedDay: Day; readonly redeemedDay?: Day | undefined },
  today: Day,
): 'confirm' | 'clawBack' | undefined {
  const due = confirmDayOf(accruedDay)
  if (redeemedDay !== undefined && redeemedDay < due) return 'clawBack'
  return today >= due ? 'confirm' : undefined
}
