import { and, asc, eq, isNull } from 'drizzle-orm'
import { fen, subtractFen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { reversalShortText, TRANSFER_POSTINGS } from '@/domain/transfer/machine'
import { sendMessages } from '@sandbox/business/message'
import { coverFromPots } from '@sandbox/business/pots'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockAccounts, post, wallet } from '@sandbox/kernel/ledger'
import { REVERSAL_RECEIVABLE } from './accounts'
import { shortOf } from './facts'
import { transferCases, transfers } from './tables'

type CaseKind = (typeof transferCases.$inferSelect)['kind']

/** Puts a transfer before a person of the bank, once for each kind of question. */
export async function openCase(tx: Tx, orderNo: string, kind: CaseKind, now: number): Promise<void> {
  await tx.insert(transferCases).values({ orderNo, kind, openedAt: now }).onConflictDoNothing()
}

export async function closeCases(tx: Tx, orderNo: string, now: number): Promise<void> {
  const open = and(eq(transferCases.orderNo, orderNo), isNull(transferCases.closedAt))
  await tx.update(transferCases).set({ closedAt: now }).where(open)
}

export async function isCaseOpen(on: Queryable, orderNo: string, kind: CaseKind): Promise<boolean> {
  const named = and(eq(transferCases.orderNo, orderNo), eq(transferCases.kind, kind))
  return (await on.$count(transferCases, and(named, isNull(transferCases.closedAt)))) > 0
}

/** What waits for a person, the oldest first. */
export const openCases = (on: Queryable) =>
  on
    .select({
      orderNo: transferCases.orderNo,
      kind: transferCases.kind,
      openedAt: transferCases.openedAt,
      direction: transfers.direction,
      state: transfers.state,
      amount: transfers.amount,
      covered: transfers.covered,
    })
    .from(transferCases)
    .innerJoin(transfers, eq(transfers.orderNo, transferCases.orderNo))
    .where(isNull(transferCases.closedAt))
    .orderBy(asc(transferCases.id))

/**
 * Takes what a reversal still lacks from what the account holds now, as far as it goes; gives what was taken, in fen. The
 * case closes with the last of it, and the customer is told each time.
 */
export async function collectReversal(tx: Tx, orderNo: string, now: number): Promise<number> {
  const [record] = await tx.select().from(transfers).where(eq(transfers.orderNo, orderNo)).for('no key update')
  if (record?.state !== 'REVERSED' || record.covered === null) return 0
  const { customerId, amount, covered } = record
  const account = wallet(customerId)
  await coverFromPots(tx, customerId, subtractFen(amount, covered), now)
  const balances = await lockAccounts(tx, [account, REVERSAL_RECEIVABLE])
  const taken = fen(Math.max(0, Math.min(balances.get(account.id) ?? 0, subtractFen(amount, covered))))
  if (taken === 0) return 0
  const entries = [
    { account, amount: -taken },
    { account: REVERSAL_RECEIVABLE, amount: taken },
  ]
  // What was covered before tells one collecting from the next.
  const id = `${orderNo}-reversalCollected-${covered}`
  const posted = await post(tx, { id, kind: 'reversalCollected', entries, at: now })
  if (!posted.ok) throw new Error(`collecting ${orderNo}: ${posted.error.name}`)
  const after = fen(covered + taken)
  await tx.update(transfers).set({ covered: after }).where(eq(transfers.orderNo, orderNo))
  if (after === amount) await closeCases(tx, orderNo, now)
  const short = shortOf({ ...record, covered: after })
  const rest = short ? reversalShortText(short) : '已全部扣回'
  await sendMessages(tx, [
    {
      ...{
        customerId,
        kind: 'transfer',
        at: now,
        source: `transfer ${id}`,
        about: { subject: 'transfer', id: orderNo },
      },
      title: TRANSFER_POSTINGS.reversalCollected.title,
      body: `您转入的${formatAmount(amount)}元：银行更正，本次补扣${formatAmount(taken)}元，${rest}`,
    },
  ])
  return taken
}
