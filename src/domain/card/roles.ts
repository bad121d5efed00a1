import type { ErrorName } from '../errors/codes'

/**
 * What a bound card is for. FIRST: the Type I card that anchors the account, one exactly. SPECIAL: takes special payouts
 * and no transfers.
 */
export const CARD_ROLES = ['FIRST', 'ORDINARY', 'SPECIAL'] as const
export type CardRole = (typeof CARD_ROLES)[number]

export const CARD_ROLE_NAMES: Readonly<Record<CardRole, string>> = {
  FIRST: '主卡',
  ORDINARY: '普通卡',
  SPECIAL: '专项卡',
}

/** Cards that money goes to and comes from, and cards for special payouts, at most (ours). */
export const MAX_CARDS = { own: 5, special: 2 } as const

/** Why a card has to stay bound, in the order in which a customer is told. */
export const KEPT_FOR = ['FIRST', 'IN_USE', 'LAST'] as const
export type KeptFor = (typeof KEPT_FOR)[number]

/** What refuses its unbinding then. */
export const KEPT_ERRORS = {
  FIRST: 'CardIsFirst',
  IN_USE: 'CardInUse',
  LAST: 'CardIsLast',
} as const satisfies Readonly<Record<KeptFor, ErrorName>>

/** What decides whether a card can be unbound. */
export interface Unbinding {
  readonly role: CardRole
  /** Other cards that money goes to and comes from. */
  readonly others: number
  /** Whether a transfer by it isn't settled, or a closure names it. */
  readonly inUse: boolean
  /** Whether the customer still has money with the bank. */
  readonly hasMoney: boolean
}

/** Why a card can't be unbound now; undefined when it can. */
export function keptFor({ role, others, inUse, hasMoney }: Unbinding): KeptFor | undefined {
  if (role === 'FIRST' && others > 0) return 'FIRST'
  if (inUse) return 'IN_USE'
  return role !== 'SPECIAL' && others === 0 && hasMoney ? 'LAST' : undefined
}
