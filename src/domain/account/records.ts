import { dayNumber } from '../dates/day'
import type { Day } from '../dates/day'
import { addFen, subtractFen, ZERO_FEN } from '../money/fen'
import type { Fen } from '../money/fen'

/**
 * The electronic account's records: what a movement is to the customer, what the list can be filtered by and what a month's
 * bill is made of (docs/decisions/records.md).
 */

/**
 * What a kind of postings is about. `own`: money to and from another of the customer's accounts at this bank. What no
 * capability names otherwise is `transfer`: money that comes or goes.
 */
export const RECORD_CLASSES = ['transfer', 'own', 'deposit', 'wealth', 'interest', 'reward', 'spend'] as const
export type RecordClass = (typeof RECORD_CLASSES)[number]

/**
 * What the list can be filtered by. `in` and `out` are money from and to elsewhere; the last five are the bill's, for its
 * pieces: interest and rewards; what was put into deposits and what came back from them; the same of wealth shares.
 */
export const RECORD_TYPES = [
  'all',
  'in',
  'out',
  'own',
  'deposit',
  'wealth',
  'interest',
  'reward',
  'spend',
  'income',
  'saved',
  'withdrawn',
  'subscribed',
  'redeemed',
] as const
export type RecordType = (typeof RECORD_TYPES)[number]

export const isRecordType = (text: string): text is RecordType => RECORD_TYPES.some((one) => one === text)

/** What each filter is called. */
export const RECORD_TYPE_NAMES: Readonly<Record<RecordType, string>> = {
  all: '全部',
  in: '转入',
  out: '转出',
  own: '本人账户互转',
  deposit: '存款',
  wealth: '理财',
  interest: '利息',
  reward: '奖励',
  spend: '消费',
  income: '收益',
  saved: '存入存款',
  withdrawn: '支取到账',
  subscribed: '申购理财',
  redeemed: '赎回到账',
}

/** A movement as far as sums go: fen, positive into the account; `earned` is how much of it is interest or reward. */
export interface Movement {
  readonly class: RecordClass
  readonly amount: Fen
  readonly earned: Fen
}

/** The parts of a month's bill: all but `sent`, `saved`, `subscribed`, `spent` and `ownOut` are money in. */
export interface BillParts {
  readonly interest: Fen
  readonly reward: Fen
  readonly received: Fen
  readonly sent: Fen
  /** Own money put into deposits, and their principal that came back. */
  readonly saved: Fen
  readonly withdrawn: Fen
  /** The same of wealth shares. */
  readonly subscribed: Fen
  readonly redeemed: Fen
  readonly spent: Fen
  /** From and to the customer's other accounts at this bank. */
  readonly ownIn: Fen
  readonly ownOut: Fen
}

export const NO_PARTS: BillParts = {
  interest: ZERO_FEN,
  reward: ZERO_FEN,
  received: ZERO_FEN,
  sent: ZERO_FEN,
  saved: ZERO_FEN,
  withdrawn: ZERO_FEN,
  subscribed: ZERO_FEN,
  redeemed: ZERO_FEN,
  spent: ZERO_FEN,
  ownIn: ZERO_FEN,
  ownOut: ZERO_FEN,
}

/** The part of the bill that a movement's own money, without what was earned, belongs to. */
function ownPart({ class: of, amount, earned }: Movement): Exclude<keyof BillParts, 'interest' | 'reward'> {
  const own = amount - earned
  if (of === 'spend') return 'spent'
  if (of === 'own') return own > 0 ? 'ownIn' : 'ownOut'
  if (of === 'transfer') return own > 0 ? 'received' : 'sent'
  if (of === 'wealth') return own > 0 ? 'redeemed' : 'subscribed'
  return own > 0 ? 'withdrawn' : 'saved'
}

const OUTWARDS: readonly (keyof BillParts)[] = ['sent', 'saved', 'subscribed', 'spent', 'ownOut']

/**
 * A bill's parts with one movement more. What leaves is counted as a positive amount; money back from a shop makes less of
 * what was spent. Own money that goes into a product or another own account, and comes back, is never spending and never
 * income: it has parts of its own.
 */
export function addMovement(parts: BillParts, movement: Movement): BillParts {
  const { amount, earned } = movement
  const part = ownPart(movement)
  const own = subtractFen(amount, earned)
  const income = movement.class === 'reward' ? 'reward' : 'interest'
  const withIncome = { ...parts, [income]: addFen(parts[income], earned) }
  return { ...withIncome, [part]: addFen(parts[part], OUTWARDS.includes(part) ? subtractFen(ZERO_FEN, own) : own) }
}

/** What came in and what went out by a bill's parts: opening + in − out = closing. */
export const billTotals = (parts: BillParts): { readonly in: Fen; readonly out: Fen } => ({
  in: addFen(parts.interest, parts.reward, parts.received, parts.withdrawn, parts.redeemed, parts.ownIn),
  out: addFen(parts.sent, parts.saved, parts.subscribed, parts.spent, parts.ownOut),
})

/**
 * What came from elsewhere and what went elsewhere by a bill's parts: own money that goes into products and other own
 * accounts, or comes back from them, is neither.
 */
export const fromElsewhere = (parts: BillParts): { readonly in: Fen; readonly out: Fen } => ({
  in: addFen(parts.interest, parts.reward, parts.received),
  out: addFen(parts.sent, parts.spent),
})

/** By how much more came from elsewhere than went there by a bill's parts; undefined when nothing came or went. */
export function monthSurplus(parts: BillParts): Fen | undefined {
  const elsewhere = fromElsewhere(parts)
  return elsewhere.in === 0 && elsewhere.out === 0 ? undefined : subtractFen(elsewhere.in, elsewhere.out)
}

/** Own money that went into products and other own accounts by a bill's parts, and what came back from them. */
export const ownMoves = (parts: BillParts): { readonly kept: Fen; readonly back: Fen } => ({
  kept: addFen(parts.saved, parts.subscribed, parts.ownOut),
  back: addFen(parts.withdrawn, parts.redeemed, parts.ownIn),
})

/** A month's sums, in the order they stand in. */
export const MONTH_SUMS = ['in', 'out', 'kept', 'back'] as const
export type MonthSum = (typeof MONTH_SUMS)[number]

/** What a month's sums are called wherever they stand: money from and to elsewhere, and own money put away and taken back. */
export const SUM_NAMES = {
  in: '转入和收益',
  out: '转出和消费',
  kept: '存放',
  back: '取回',
} as const satisfies Readonly<Record<MonthSum, string>>

/** The longest range of days one may ask for: five years, leap days included. */
export const LONGEST_RANGE_DAYS = 5 * 366

/** Whether records of these days can be asked for: in order, and five years at most. */
export const isRecordRange = (from: Day | undefined, to: Day | undefined): boolean =>
  from === undefined || to === undefined || (from <= to && dayNumber(to) - dayNumber(from) <= LONGEST_RANGE_DAYS)

/** A keyword is 1 to 20 characters, none of them control or direction characters. */
export const KEYWORD_MOST = 20

/** How many days of balances one looks at, today included. */
export const BALANCE_SPANS = [30, 90, 365] as const
export type BalanceSpan = (typeof BALANCE_SPANS)[number]

/** Months beside each other in a bill. */
export const BILL_MONTHS = 6
