import { sql } from 'drizzle-orm'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { lastFour } from '@/domain/masks/mask'
import type { Period } from '@/domain/statement/period'
import { cardsOfTransfers } from '@sandbox/business/transfer'
import { named } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { wallet } from '@sandbox/kernel/ledger'

/** One movement of the electronic account. */
export interface Line {
  /** Epoch ms by the bank's clock. */
  readonly at: number
  readonly title: string
  /** Bank and last four of the other bank's card; '' where the money stays with us. */
  readonly counterparty: string
  /** Fen, below 0 when it goes out. */
  readonly amount: Fen
  readonly balanceAfter: Fen
}

/** What happened in the electronic account in a period, the oldest first; opening + amounts = closing. */
export interface Lines {
  readonly opening: Fen
  readonly closing: Fen
  readonly lines: readonly Line[]
}

interface Row {
  readonly transaction_id: string
  readonly kind: string
  readonly memo: string
  readonly at: number
  readonly amount: number
}

const ORDER_NUMBER = 18

/**
 * Reads a period of the ledger's wallet account in the order of its entries: a day's end that runs after midnight posts at
 * midnight, so the times alone would give another order than the balances.
 */
export async function linesOf(
  on: Queryable,
  capabilities: readonly Capability[],
  customerId: string,
  { from, to }: Period,
): Promise<Lines> {
  const account = wallet(customerId).id
  const rows = await rowsOf<Row>(
    on,
    sql`
    SELECT t.id AS transaction_id, t.kind, t.memo, t.at, e.amount
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.account_id = ${account} AND t.day BETWEEN ${from} AND ${to}
    ORDER BY e.id`,
  )
  const [before] = await rowsOf<{ sum: number }>(
    on,
    sql`
    SELECT coalesce(sum(e.amount), 0)::bigint AS sum
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.account_id = ${account} AND t.day < ${from}`,
  )
  const orderNos = rows.map((row) => row.transaction_id.slice(0, ORDER_NUMBER))
  const cards = await cardsOfTransfers(on, customerId, orderNos)
  const titles = capabilities.map(({ postings }) => postings)
  const opening = fen(before?.sum ?? 0)
  let balance: number = opening
  const lines = rows.map((row, index): Line => {
    balance += row.amount
    const card = cards.get(orderNos[index] ?? '')
    const title = named(titles, row.kind) ?? '账务处理'
    return {
      at: row.at,
      title: row.memo === '' ? title : `${title}-${row.memo}`,
      counterparty: card === undefined ? '' : `${card.bankName}（${lastFour(card.cardNo)}）`,
      amount: fen(row.amount),
      balanceAfter: fen(balance),
    }
  })
  return { opening, closing: fen(balance), lines }
}
