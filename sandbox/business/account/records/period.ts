import { and, asc, gte, isNotNull, lte } from 'drizzle-orm'
import { addMovement, billTotals, NO_PARTS } from '@/domain/account/records'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable } from '@sandbox/kernel/db'
import { walletRecords } from '../tables'
import { balanceAtEndOf } from './balances'
import { filtered } from './filter'
import { classOf } from './kinds'
import { recordsWithNames, wireRecord } from './page'

/** A record that counts, as the phone shows it; `balance` is what the account held then. */
export interface CountedRecord {
  readonly record: ReturnType<typeof wireRecord>
  readonly balance: Fen
  /** Whether `about` names another bank's card. */
  readonly withCard: boolean
}

/** All that moved in the electronic account in some days, the oldest first; opening + amounts = closing, in fen. */
export interface PeriodOfRecords {
  readonly opening: Fen
  readonly closing: Fen
  /** What came in and went out, summed as the bill sums it: money back from a shop makes less of what went out. */
  readonly in: Fen
  readonly out: Fen
  readonly records: readonly CountedRecord[]
}

/** The records of whole days that count: those that the list shows with a balance and the bill sums. */
export async function recordsOfPeriod(
  on: Queryable,
  capabilities: readonly Capability[],
  owner: string,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<PeriodOfRecords> {
  const { balanceAfter, day, id } = walletRecords
  const rows = await recordsWithNames(on)
    .where(
      and(filtered(on, capabilities, owner, { type: 'all' }), isNotNull(balanceAfter), gte(day, from), lte(day, to)),
    )
    .orderBy(asc(day), asc(id))
  const opening = await balanceAtEndOf(on, owner, addDays(from, -1))
  const records = rows.flatMap((row): CountedRecord[] => {
    const balance = row.record.balanceAfter
    return balance === null ? [] : [{ record: wireRecord(capabilities, row), balance, withCard: row.card !== null }]
  })
  const parts = rows.reduce(
    (sums, { record: { kind, amount, earned } }) =>
      addMovement(sums, { class: classOf(capabilities, kind), amount, earned }),
    NO_PARTS,
  )
  return { opening, closing: records.at(-1)?.balance ?? opening, ...billTotals(parts), records }
}
