import type { Fen } from '../money/fen'
import { ACCOUNTS_OF_A_CLASS, TYPE_THREE_BALANCE, TYPE_THREE_CAPS, TYPE_TWO_CAPS } from '../regulation'

/** Classes of accounts beside the electronic account, which is itself of type II (docs/decisions/subaccount.md). */
export const ACCOUNT_CLASSES = ['II', 'III'] as const
export type AccountClass = (typeof ACCOUNT_CLASSES)[number]

/**
 * What is counted against caps: money in from cards that aren't bound, and spending and money out to them. What goes to
 * and fro between a customer's own accounts is neither.
 */
export const USE_KINDS = ['IN', 'OUT'] as const
export type UseKind = (typeof USE_KINDS)[number]

export interface Caps {
  readonly aDay: Fen
  readonly aYear: Fen
}

/** A class as law and bank have it: everything that differs between classes is here. */
export interface AccountClassFacts {
  /** Chinese, as its pages are called. */
  readonly name: string
  /** The class as the law calls it. */
  readonly legalName: string
  /** Open ones a person may have beside the electronic account. */
  readonly most: number
  /** What it holds at most at any time; undefined for no cap. */
  readonly balanceCap: Fen | undefined
  readonly caps: Readonly<Record<UseKind, Caps>>
  /** What must have been done before it takes money from cards that aren't bound. */
  readonly inAfter: 'faceToFace' | 'ownFunding'
}

export const CLASS_FACTS: Readonly<Record<AccountClass, AccountClassFacts>> = {
  II: {
    name: '支付账户',
    legalName: 'II类户',
    most: ACCOUNTS_OF_A_CLASS - 1,
    balanceCap: undefined,
    caps: { IN: TYPE_TWO_CAPS, OUT: TYPE_TWO_CAPS },
    inAfter: 'faceToFace',
  },
  III: {
    name: '零用账户',
    legalName: 'III类户',
    most: ACCOUNTS_OF_A_CLASS,
    balanceCap: TYPE_THREE_BALANCE,
    caps: { IN: TYPE_THREE_CAPS, OUT: TYPE_THREE_CAPS },
    inAfter: 'ownFunding',
  },
}

/** The version of the agreement that an account of a class is opened under. */
export const SUB_ACCOUNT_AGREEMENT_VERSION = '2026.2'
