import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import { instantOf } from '../dates/instant'
import { termMonths } from '../dates/term'
import type { Term } from '../dates/term'
import type { FamilyKey, InterestMethod } from '../product/families'
import { SAME_DAY_CUT_OFF } from '../regulation'

/**
 * What the customer wants done with a deposit on the day it matures: paid to the electronic account (specification §4,
 * the default), its principal or all of it kept for another term, or all of it put into the wealth product.
 */
export const MATURITY_INSTRUCTIONS = ['PAY_OUT', 'RENEW_PRINCIPAL', 'RENEW_ALL', 'TO_WEALTH'] as const

export type MaturityInstruction = (typeof MATURITY_INSTRUCTIONS)[number]

/** The names customers read; the same on every page and in every message. */
export const INSTRUCTION_NAMES: Readonly<Record<MaturityInstruction, string>> = {
  PAY_OUT: '到期转出',
  RENEW_PRINCIPAL: '本金续存',
  RENEW_ALL: '本息续存',
  TO_WEALTH: '到期转理财',
}

/** An instruction as it stands: whoever has chosen nothing reads what comes without a choice, and that it wasn't chosen. */
export const standingText = (instruction: MaturityInstruction, decided: boolean): string =>
  `${INSTRUCTION_NAMES[instruction]}${decided ? '' : '（默认）'}`

/** An application for the wealth product blocks withdrawal until it is cancelled (§8, drawFailedTips). */
export const blocksWithdrawal = (instruction: MaturityInstruction): boolean => instruction === 'TO_WEALTH'

/**
 * Instant (epoch ms) from which the instruction can't be changed: 23:30 in Shanghai of the day before maturity (ours,
 * after §9).
 */
export const instructionCutOff = (endDay: Day): number => instantOf(addDays(endDay, -1), 0, SAME_DAY_CUT_OFF)

/**
 * The instructions that may be chosen for a deposit with this method. A structured deposit needs the risk notice and the
 * test at each purchase, and an agreement is negotiated anew, so neither is renewed by itself. Full periods have paid
 * their interest by the last day, so only the principal can be renewed. Shares have no maturity.
 */
export function instructionsFor(interest: InterestMethod): readonly MaturityInstruction[] {
  switch (interest) {
    case 'netValue':
      return []
    case 'structured':
    case 'agreement':
      return ['PAY_OUT', 'TO_WEALTH']
    case 'fullPeriod':
      return ['PAY_OUT', 'RENEW_PRINCIPAL', 'TO_WEALTH']
    default:
      return MATURITY_INSTRUCTIONS
  }
}

/** The fields of a product that decide whether a deposit can be renewed into it. */
export interface RenewalProduct extends Term {
  readonly productType: string
  readonly family: string
  readonly onSale: boolean
}

const RENEWED_FAMILY: FamilyKey = 'renewed'

/** Twelve months equal one year; days equal only days. */
const sameTerm = (a: Term, b: Term): boolean => {
  const [months, others] = [termMonths(a), termMonths(b)]
  return months === undefined || others === undefined ? months === others && a.term === b.term : months === others
}

/**
 * What a maturing deposit is renewed into: its own product while that is on sale, else one of its family and term, else
 * the renewed deposit of its term, which can't be bought. Undefined when there is none.
 */
export function renewalTarget<P extends RenewalProduct>(own: P, products: readonly P[]): P | undefined {
  if (own.onSale) return own
  const candidates = products.filter((one) => one.onSale && sameTerm(one, own))
  return (
    candidates.find(({ family }) => family === own.family) ?? candidates.find(({ family }) => family === RENEWED_FAMILY)
  )
}
