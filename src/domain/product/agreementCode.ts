import type { Day } from '../dates/day'
import type { TermType } from '../dates/term'
import { basisPoints } from '../money/fen'
import type { BasisPoints, Fen } from '../money/fen'
import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/** What an adviser agreed on with one customer for one agreement deposit; all else is the product's. */
export interface AgreementTerms {
  /** Basis points a year, paid on what is above the floor balance. */
  readonly rate: BasisPoints
  /** Fen up to which the demand rate is paid. */
  readonly floorBalance: Fen
  readonly term: number
  readonly termType: TermType
}

/** Characters of a code: none that is mistaken for another one. */
export const AGREEMENT_CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const AGREEMENT_CODE_LENGTH = 12
const CODE = new RegExp(`^[${AGREEMENT_CODE_CHARACTERS}]{${AGREEMENT_CODE_LENGTH}}$`)

/** Wrong codes a customer may type a day. */
export const AGREEMENT_CODE_TRIES = 5

/** A code as it was typed, with or without the gaps it is printed with; undefined for what can't be one. */
export function agreementCodeOf(text: string): string | undefined {
  const tidy = text.replace(/[\s-]/g, '').toUpperCase()
  return CODE.test(tidy) ? tidy : undefined
}

/** A code as it is printed and typed: in groups of four. */
export const agreementCodeText = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

/** ISSUED: given to a customer; REDEEMED: typed by them, so that they may buy; USED: bought with; EXPIRED: too late for it. */
export const AGREEMENT_CODE_STATES = ['ISSUED', 'REDEEMED', 'USED', 'EXPIRED'] as const
export type AgreementCodeState = (typeof AGREEMENT_CODE_STATES)[number]

export const AGREEMENT_CODE_MACHINE = /*#__PURE__*/ defineMachine(AGREEMENT_CODE_STATES, {
  ISSUED: { redeem: 'REDEEMED', expire: 'EXPIRED' },
  // Typed again, it is the same code.
  REDEEMED: { redeem: 'REDEEMED', buy: 'USED', expire: 'EXPIRED' },
})
export type AgreementCodeTrigger = TriggerOf<typeof AGREEMENT_CODE_MACHINE>

/** What is kept of a code's way; instants are epoch ms. */
export interface AgreementCodeTimes {
  /** The last day on which it can be typed and bought with. */
  readonly lastDay: Day
  readonly redeemedAt: number | null
  readonly usedAt: number | null
}

/** A code's state on a day: its time ends by itself, once its last day is over. */
export function agreementCodeState(
  { lastDay, redeemedAt, usedAt }: AgreementCodeTimes,
  today: Day,
): AgreementCodeState {
  if (usedAt !== null) return 'USED'
  if (today > lastDay) return 'EXPIRED'
  return redeemedAt === null ? 'ISSUED' : 'REDEEMED'
}

/** How far above the shelf's rate an adviser may agree, and for how many days ahead a code may be good. */
export const MAX_ABOVE_SHELF: BasisPoints = /*#__PURE__*/ basisPoints(20)
export const MAX_CODE_DAYS = 30
/** The longest term an adviser may agree on, in years or months as the product counts (ours). */
export const LONGEST_AGREED_TERM = 60

/** Why terms can't be agreed on for a product. */
export type AgreementTermsFault = 'notAgreement' | 'rateTooHigh' | 'rateTooLow' | 'floorTooHigh' | 'termWrong'

/**
 * The first reason against an adviser's terms, undefined for none: a rate between the demand rate and a little above the
 * shelf's, and a floor balance below the smallest deposit, which would otherwise earn nothing of the agreed rate.
 */
export function agreementTermsFault(
  terms: AgreementTerms,
  product: {
    readonly method: string
    readonly appointRate: BasisPoints
    readonly aheadRate: BasisPoints
    readonly minAmount: Fen
  },
): AgreementTermsFault | undefined {
  if (product.method !== 'agreement') return 'notAgreement'
  if (terms.rate > product.appointRate + MAX_ABOVE_SHELF) return 'rateTooHigh'
  if (terms.rate <= product.aheadRate) return 'rateTooLow'
  if (terms.floorBalance < 0 || terms.floorBalance >= product.minAmount) return 'floorTooHigh'
  if (!Number.isInteger(terms.term) || terms.term < 1 || terms.term > LONGEST_AGREED_TERM) return 'termWrong'
  return undefined
}
