import type { Fen } from '@/domain/money/fen'
import type { Period } from '@/domain/statement/period'
import { recordsOfPeriod } from '@sandbox/business/account'
import type { CountedRecord } from '@sandbox/business/account'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'

/** One movement of the electronic account. */
export interface Line {
  /** Epoch ms by the bank's clock. */
  readonly at: number
  readonly title: string
  /** Bank and last four of the other bank's card; '' where the money stays with us. */
  readonly counterparty: string
  /** Fen, below 0 when it goes out. */
  readonly amount: Fen
  /** What the account held then, frozen and held money included. */
  readonly balanceAfter: Fen
}

/** What happened in the electronic account in a period, the oldest first; opening + amounts = closing. */
export interface Lines {
  readonly opening: Fen
  readonly closing: Fen
  /** Sums as the month's bill has them. */
  readonly in: Fen
  readonly out: Fen
  readonly lines: readonly Line[]
}

function lineOf({ record, balance, withCard }: CountedRecord): Line {
  const { title, about = '', memo, amount, at } = record
  const detail = withCard || about === '' ? memo : about
  return {
    at,
    title: detail === '' ? title : `${title}-${detail}`,
    counterparty: withCard ? about : '',
    amount,
    balanceAfter: balance,
  }
}

/** A period as a document lists it: the records that the customer reads on the phone (docs/decisions/records.md). */
export async function linesOf(
  on: Queryable,
  capabilities: readonly Capability[],
  customerId: string,
  period: Period,
): Promise<Lines> {
  const { records, ...sums } = await recordsOfPeriod(on, capabilities, customerId, period)
  return { ...sums, lines: records.map(lineOf) }
}
