import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { fen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { schema } from '../db'
import type { Queryable, Tx } from '../db'

const { freezes } = schema

/** Money that came into a customer's wallet with a transaction, and what the wallet holds after it. */
export interface Credit {
  readonly customerId: string
  readonly transactionId: string
  readonly at: number
  readonly balance: number
}

/** The part of a credit that a freeze holds. */
export interface Caught extends Credit {
  readonly freezeId: number
  readonly amount: Fen
}

const short = and(eq(freezes.state, 'ACTIVE'), lt(freezes.captured, freezes.asked))

/**
 * Lets freezes that aren't full yet hold money that has just come in, the oldest freeze first, and records it as captured.
 * The caller must hold the wallets' locks, under which freezes are placed and lifted too, and must post what is given
 * back.
 */
export async function catchCredits(tx: Tx, credits: readonly Credit[]): Promise<Caught[]> {
  if (credits.length === 0) return []
  const customerIds = credits.map(({ customerId }) => customerId)
  const open = await tx
    .select()
    .from(freezes)
    .where(and(inArray(freezes.customerId, customerIds), short))
    .orderBy(asc(freezes.id))
    .for('no key update')
  const left = new Map(credits.map(({ customerId, balance }) => [customerId, balance]))
  const caught: Caught[] = []
  for (const { id, customerId, asked, captured } of open) {
    const credit = credits.find((one) => one.customerId === customerId)
    const amount = fen(Math.max(0, Math.min(asked - captured, left.get(customerId) ?? 0)))
    if (!credit || amount === 0) continue
    left.set(customerId, (left.get(customerId) ?? 0) - amount)
    await tx
      .update(freezes)
      .set({ captured: sql`${freezes.captured} + ${amount}` })
      .where(eq(freezes.id, id))
    caught.push({ ...credit, freezeId: id, amount })
  }
  return caught
}

/** Whether a freeze asks for more of the customer's money than there is. */
export async function isFreezeShort(on: Queryable, customerId: string): Promise<boolean> {
  const found = await on
    .select({ id: freezes.id })
    .from(freezes)
    .where(and(eq(freezes.customerId, customerId), short))
    .limit(1)
  return found.length === 1
}

/** How much of what comes in next goes to a customer's freezes before it can be spent, in fen. */
export async function stillToCatch(on: Queryable, customerId: string): Promise<Fen> {
  const [found] = await on
    .select({ missing: sql`coalesce(sum(${freezes.asked} - ${freezes.captured}), 0)::bigint`.mapWith(fen) })
    .from(freezes)
    .where(and(eq(freezes.customerId, customerId), short))
  return found?.missing ?? ZERO_FEN
}
