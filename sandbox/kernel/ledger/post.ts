import { and, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { recordset, rowsOf, schema } from '../db'
import type { Tx } from '../db'
import { frozenMoney, wallet } from './chart'
import type { LedgerAccount } from './chart'
import { closedOwners, creditedOwner, noteOwed, owing } from './closed'
import type { BalancedTransaction, EntryDraft, TransactionDraft } from './drafts'
import { catchCredits } from './freezes'
import type { Caught, Credit } from './freezes'

export interface PostedTransaction {
  readonly id: string
  readonly day: Day
}

/**
 * Posts one transaction. Fails with InsufficientFunds when a customer's account would fall below its floor, AmountInvalid
 * when a balance would be larger than any number; nothing is written then.
 * @param locked as `postMany` takes it
 * @throws RangeError when the entries don't sum to zero or an amount is no integer.
 */
export async function post(
  tx: Tx,
  draft: TransactionDraft,
  locked?: ReadonlyMap<string, number>,
): Promise<Result<PostedTransaction, BankError>> {
  const posted = await postMany(tx, [draft], locked)
  return posted.ok ? ok({ id: draft.id, day: dayOfInstant(draft.at) }) : posted
}

/**
 * Posts several transactions in the order given, all or none, with a few statements however many they are; fails as `post`
 * does. Accounts are locked in one order (`lockAccounts`), so that two callers can't deadlock. What freezes hold of money that
 * comes in is posted right after it. Money for a customer whose account is closed goes to the bank's debt instead, and
 * before a person.
 * @param locked what `lockAccounts` gave in this transaction for all of these accounts, when nothing was posted since
 */
export async function postMany(
  tx: Tx,
  drafts: readonly TransactionDraft[],
  locked?: ReadonlyMap<string, number>,
): Promise<Result<void, BankError>> {
  const transactions = drafts.map((draft) => ({ draft, entries: balanced(draft) }))
  const involved = new Map(transactions.flatMap(({ entries }) => entries.map(({ account }) => [account.id, account])))
  const isLocked = [...involved.keys()].every((id) => locked?.has(id))
  const balances = locked && isLocked ? new Map(locked) : await lockAccounts(tx, [...involved.values()])
  const closed = await closedOwners(tx, transactions)
  if (closed.size > 0) {
    const posted = await postMany(tx, owing(transactions, closed))
    if (posted.ok) await noteOwed(tx, transactions, closed)
    return posted
  }
  const rows: EntryRow[] = []
  for (const { draft, entries } of transactions) {
    for (const { account, amount } of entries) {
      const balanceAfter = (balances.get(account.id) ?? 0) + amount
      // Money that comes in is never refused, even when a manual repair has left a balance below its floor.
      if (account.floor !== null && amount < 0 && balanceAfter < account.floor)
        return fail(bankError('InsufficientFunds'))
      // A balance that no number holds couldn't be read any more, by anybody: this movement is refused instead.
      if (!Number.isSafeInteger(balanceAfter)) return fail(bankError('AmountInvalid'))
      balances.set(account.id, balanceAfter)
      rows.push({ transaction_id: draft.id, account_id: account.id, amount, balance_after: balanceAfter })
    }
  }
  await insertTransactions(tx, drafts, rows)
  const caught = await catchCredits(tx, creditsOf(transactions, balances))
  return caught.length === 0 ? ok(undefined) : postMany(tx, caught.map(freezing))
}

/** Where money came into wallets, each with the last of its transactions. */
function creditsOf(transactions: readonly BalancedTransaction[], balances: ReadonlyMap<string, number>): Credit[] {
  const credits = new Map<string, Credit>()
  for (const { draft, entries } of transactions) {
    for (const entry of entries) {
      const customerId = creditedOwner(entry)
      if (customerId === undefined) continue
      const { id } = entry.account
      credits.set(id, { customerId, transactionId: draft.id, at: draft.at, balance: balances.get(id) ?? 0 })
    }
  }
  return [...credits.values()]
}

const freezing = ({ customerId, transactionId, freezeId, amount, at }: Caught): TransactionDraft => ({
  id: `${transactionId}-freeze-${freezeId}`,
  kind: 'freeze',
  entries: [
    { account: wallet(customerId), amount: -amount },
    { account: frozenMoney(customerId), amount },
  ],
  at,
})

interface EntryRow {
  readonly transaction_id: string
  readonly account_id: string
  readonly amount: number
  readonly balance_after: number
}

function balanced({ id, entries }: TransactionDraft): readonly EntryDraft[] {
  const byAccount = new Map<string, EntryDraft>()
  let sum = 0
  for (const { account, amount } of entries) {
    const merged = (byAccount.get(account.id)?.amount ?? 0) + amount
    if (!Number.isSafeInteger(merged)) throw new RangeError(`transaction ${id}: ${merged} is no integer amount of fen`)
    byAccount.set(account.id, { account, amount: merged })
    sum += amount
  }
  if (sum !== 0) throw new RangeError(`transaction ${id}: entries sum to ${sum}`)
  return [...byAccount.values()].filter(({ amount }) => amount !== 0)
}

/** Money whose changes are under the wallet's lock: the ledger's own postings and records come to the wallet from it. */
const UNDER_WALLET: readonly string[] = ['frozen', 'outgoing', 'pot']

/** Electronic accounts first, then whatever else is somebody's, and last the bank's own, for which everybody waits. */
const rankOf = ({ id, kind }: Pick<LedgerAccount, 'id' | 'kind'>): number =>
  kind === 'wallet' ? 0 : id.startsWith('bank:') ? 2 : 1

const RANK = sql`CASE WHEN ${schema.ledgerAccounts.kind} = 'wallet' THEN 0 WHEN starts_with(${schema.ledgerAccounts.id}, 'bank:') THEN 2 ELSE 1 END`

const inLockOrder = (a: LedgerAccount, b: LedgerAccount): number =>
  rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : Number(a.id > b.id))

/**
 * Locks accounts in the one order that all have, opening those that don't exist, and gives their balances by id. Who locks
 * twice in a transaction keeps to that order over both.
 */
export async function lockAccounts(tx: Tx, asked: readonly LedgerAccount[]): Promise<Map<string, number>> {
  const { ledgerAccounts } = schema
  const wallets = asked.flatMap(({ kind, customerId }) =>
    customerId !== null && UNDER_WALLET.includes(kind) ? [wallet(customerId)] : [],
  )
  const accounts = [...new Map([...asked, ...wallets].map((one) => [one.id, one])).values()].sort(inLockOrder)
  const ids = accounts.map(({ id }) => id)
  // All or none: opening a missing account after others are locked would break the order of the locks and could deadlock.
  const known = tx.$count(ledgerAccounts, inArray(ledgerAccounts.id, ids))
  const lock = (open: SQL | undefined) =>
    tx
      .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(and(inArray(ledgerAccounts.id, ids), open))
      .orderBy(RANK, sql`${ledgerAccounts.id} COLLATE "C"`)
      .for('no key update')
  const all = await lock(sql`${known} = ${ids.length}`)
  if (all.length === 0) await openAccounts(tx, accounts)
  const locked = all.length === 0 ? await lock(undefined) : all
  return new Map(locked.map(({ id, balance }) => [id, balance]))
}

/** @param accounts in the order in which they are locked */
async function openAccounts(tx: Tx, accounts: readonly LedgerAccount[]): Promise<void> {
  const rows = accounts.map(({ id, kind, customerId, floor }) => ({ id, kind, customer_id: customerId, floor }))
  await tx.execute(sql`
    INSERT INTO ledger_accounts (id, kind, customer_id, floor)
    SELECT id, kind, customer_id, floor
    FROM jsonb_to_recordset(${recordset(rows)}) AS a(id text, kind text, customer_id text, floor bigint)
    ON CONFLICT DO NOTHING`)
}

async function insertTransactions(
  tx: Tx,
  drafts: readonly TransactionDraft[],
  rows: readonly EntryRow[],
): Promise<void> {
  const transactions = drafts.map(({ id, clientId = null, kind, at, memo = '', orderNo = null, seqNo = null }) => ({
    id,
    client_id: clientId,
    kind,
    day: dayOfInstant(at),
    at,
    memo,
    order_no: orderNo,
    seq_no: seqNo,
  }))
  // One statement, because the trigger that checks the sums must see whole transactions.
  await rowsOf(
    tx,
    sql`
    WITH posted AS (
      INSERT INTO ledger_transactions (id, client_id, kind, day, at, memo, order_no, seq_no)
      SELECT id, client_id, kind, day, at, memo, order_no, seq_no FROM jsonb_to_recordset(${recordset(transactions)})
        AS t(id text, client_id text, kind text, day text, at bigint, memo text, order_no text, seq_no bigint))
    INSERT INTO ledger_entries (transaction_id, account_id, amount, balance_after)
    SELECT transaction_id, account_id, amount, balance_after FROM jsonb_to_recordset(${recordset(rows)})
      AS e(transaction_id text, account_id text, amount bigint, balance_after bigint)`,
  )
}
