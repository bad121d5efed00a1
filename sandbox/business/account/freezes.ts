import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { FreezeKind } from '@/domain/account/freezes'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen, subtractFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { bringBack } from '@sandbox/business/pots'
import { lockWaiting, stopForFreezes } from '@sandbox/business/transfer'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { Freeze } from '@sandbox/kernel/db/schema/freezes'
import { frozenMoney, lockAccounts, post, wallet } from '@sandbox/kernel/ledger'
import { lockCustomer } from '@sandbox/kernel/session/customers'

const { freezes } = schema

export interface FreezeOrder {
  readonly customerId: string
  readonly kind: FreezeKind
  /** What is to be held, in fen, above 0. */
  readonly asked: Fen
  /** The last day of the freeze. */
  readonly until: Day
  /** Who decided it; of JUDICIAL always, of others never. */
  readonly authority?: string
  readonly documentNo?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Freezes money: what there is of it at once, then, as far as it lacks, what lies in pots, and what waits to be sent out, whose
 * orders are called off; and the rest as it comes in (`catchCredits`).
 */
export async function placeFreeze(tx: Tx, order: FreezeOrder): Promise<Freeze> {
  const { customerId, kind, asked, until, authority, documentNo, now } = order
  const account = wallet(customerId)
  // The customer's row, under which orders are taken, then what waits: an order of this moment waits for the freeze, or is
  // found by it.
  await lockCustomer(tx, customerId)
  const waiting = await lockWaiting(tx, customerId)
  // The wallet's lock before the freeze is written: a credit of this moment either is there already or finds the freeze.
  const balances = await lockAccounts(tx, [account])
  const captured = fen(Math.max(0, Math.min(asked, balances.get(account.id) ?? 0)))
  const facts = { customerId, kind, asked, captured, authority, documentNo }
  const [placed] = await tx
    .insert(freezes)
    .values({ ...facts, fromDay: dayOfInstant(now), untilDay: until, placedAt: now })
    .returning()
  if (!placed) throw new Error('an inserted freeze was not returned')
  await move(tx, placed, { id: `freeze-${placed.id}`, kind: 'freeze', amount: captured, at: now })
  // What is posted back into the account is caught at once.
  await bringBack(tx, customerId, subtractFen(asked, captured), now)
  await stopForFreezes(tx, waiting, now)
  const [filled] = await tx.select().from(freezes).where(eq(freezes.id, placed.id))
  return filled ?? placed
}

/** Ends a freeze and gives back what it holds; another that isn't full catches it at once. False when it had ended. */
export async function endFreeze(tx: Tx, id: number, state: 'LIFTED' | 'EXPIRED', now: number): Promise<boolean> {
  const [known] = await tx.select().from(freezes).where(eq(freezes.id, id))
  if (!known) return false
  await lockAccounts(tx, [wallet(known.customerId)])
  const [ended] = await tx
    .update(freezes)
    .set({ state, endedAt: now })
    .where(and(eq(freezes.id, id), eq(freezes.state, 'ACTIVE')))
    .returning()
  if (!ended) return false
  await move(tx, ended, { id: `unfreeze-${id}`, kind: 'unfreeze', amount: -ended.captured, at: now })
  return true
}

/** Moves an amount from the wallet to the frozen money; back when below 0. */
async function move(
  tx: Tx,
  { customerId }: Freeze,
  {
    amount,
    ...posting
  }: { readonly id: string; readonly kind: 'freeze' | 'unfreeze'; readonly amount: number; readonly at: number },
): Promise<void> {
  if (amount === 0) return
  const entries = [
    { account: wallet(customerId), amount: -amount },
    { account: frozenMoney(customerId), amount },
  ]
  const posted = await post(tx, { ...posting, entries })
  if (!posted.ok) throw new Error(`${posting.id}: ${posted.error.name}`)
}

/** Lifts freezes whose last day is over. */
export const endFreezes: DayEndStep = {
  async run(tx, { nextDay, at, cursor }) {
    const after = cursor === '' ? undefined : gt(freezes.id, Number(cursor))
    const over = await tx
      .select({ id: freezes.id, customerId: freezes.customerId })
      .from(freezes)
      .where(and(eq(freezes.state, 'ACTIVE'), lt(freezes.untilDay, nextDay), after))
      .orderBy(asc(freezes.id))
      .limit(BATCH_SIZE)
    // All at once and in one order; one after the other they would come in the freezes'.
    if (over.length > 0)
      await lockAccounts(
        tx,
        over.map(({ customerId }) => wallet(customerId)),
      )
    for (const { id } of over) await endFreeze(tx, id, 'EXPIRED', at)
    return nextCursor(over.map(({ id }) => id))
  },
}

/** A customer's freezes, those that hold first, then the ended ones, newest first. */
export const freezesOf = (on: Queryable, customerId: string): Promise<Freeze[]> =>
  on
    .select()
    .from(freezes)
    .where(eq(freezes.customerId, customerId))
    .orderBy(sql`${freezes.state} <> 'ACTIVE'`, desc(freezes.id))
