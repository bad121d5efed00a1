import { addFen, fen } from './money/fen'
import type { Fen } from './money/fen'
import { INSURANCE_LIMIT } from './regulation'

/** What a bank owes one person in accounts and deposits, fen; shares of a wealth product aren't among it. */
export interface InsuredMoney {
  readonly wallet: Fen
  readonly otherAccounts: Fen
  readonly deposits: Fen
  /** Earned by the end of yesterday and not paid yet. */
  readonly accruedInterest: Fen
}

/** How far the deposit insurance reaches, in fen (存款保险条例 §5: principal and interest of one person at one bank). */
export interface Insured {
  readonly owed: Fen
  readonly covered: Fen
  readonly beyond: Fen
}

/** @param added what comes to it later, as the interest of whole terms */
export function insuredOf(
  { wallet, otherAccounts, deposits, accruedInterest }: InsuredMoney,
  ...added: readonly Fen[]
): Insured {
  const owed = addFen(wallet, otherAccounts, deposits, accruedInterest, ...added)
  const covered = fen(Math.min(owed, INSURANCE_LIMIT))
  return { owed, covered, beyond: fen(owed - covered) }
}
