import { and, eq, inArray, isNull, notExists, notInArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { addFen, fen } from '@/domain/money/fen'
import { COOLING_MS, outLimits } from '@/domain/transfer/limits'
import type { CardLimits, DayUse, OutLimits } from '@/domain/transfer/limits'
import { boundCards } from '@sandbox/business/card'
import type { BoundCard } from '@sandbox/business/card'
import type { Queryable } from '@sandbox/kernel/db'
import { spendingUses, transferLimits, transfers } from './tables'

const follower = alias(transfers, 'follower')

/**
 * What of a day is used: sums over the transfers themselves, so that one that failed, was cancelled or returned has given
 * its use back to its day with its state. Who decides by it holds the customer's row.
 */
async function usedOn(on: Queryable, customerId: string, day: Day, which: SQL | undefined): Promise<DayUse> {
  const returned = on
    .select({ one: sql`1` })
    .from(follower)
    .where(and(eq(follower.originNo, transfers.orderNo), eq(follower.state, 'RETURNED')))
  const [use] = await on
    .select({
      amount: sql`coalesce(sum(${transfers.amount}), 0)::bigint`.mapWith(fen),
      count: sql<number>`count(*)::int`,
    })
    .from(transfers)
    .where(
      and(
        eq(transfers.customerId, customerId),
        eq(transfers.day, day),
        which,
        isNull(transfers.originNo),
        notInArray(transfers.state, ['FAILED', 'CANCELLED']),
        notExists(returned),
      ),
    )
  return use ?? { amount: fen(0), count: 0 }
}

/** The limits of a customer's money out as they stand at `now`. */
export async function readOutLimits(on: Queryable, customerId: string, now: number): Promise<OutLimits> {
  const [own] = await on.select().from(transferLimits).where(eq(transferLimits.customerId, customerId))
  const today = dayOfInstant(now)
  const sent = await usedOn(on, customerId, today, eq(transfers.direction, 'OUT'))
  const [spent] = await on
    .select({ amount: spendingUses.amount })
    .from(spendingUses)
    .where(and(eq(spendingUses.customerId, customerId), eq(spendingUses.day, today)))
  return outLimits(own, { ...sent, amount: addFen(sent.amount, spent?.amount ?? fen(0)) }, now)
}

/**
 * The limits of money in from a card as they stand at `now`. A card that was unbound and bound anew has another id and is the
 * same card to its bank, so what it gave before counts too.
 */
export async function readCardLimits(on: Queryable, card: BoundCard, now: number): Promise<CardLimits> {
  const sameCard = on
    .select({ id: boundCards.id })
    .from(boundCards)
    .where(and(eq(boundCards.customerId, card.customerId), eq(boundCards.cardNo, card.cardNo)))
  const ofCard = and(eq(transfers.direction, 'IN'), inArray(transfers.cardId, sameCard))
  const { amount } = await usedOn(on, card.customerId, dayOfInstant(now), ofCard)
  return { single: card.singleLimit ?? undefined, aDay: card.dayLimit ?? undefined, used: amount }
}

/** Keeps what a customer wants their transfers out limited to; who calls has checked that they may. */
export async function setOwnLimits(
  on: Queryable,
  customerId: string,
  own: Partial<Omit<typeof transferLimits.$inferInsert, 'customerId' | 'coolingUntil'>>,
): Promise<void> {
  await on
    .insert(transferLimits)
    .values({ customerId, ...own })
    .onConflictDoUpdate({ target: transferLimits.customerId, set: own })
}

/** Lets an account cool down for 24 hours after a change of phone, password, first card, or a lifted loss. */
export async function beginCooling(on: Queryable, customerId: string, now: number): Promise<void> {
  const cooling = { coolingUntil: now + COOLING_MS }
  await on
    .insert(transferLimits)
    .values({ customerId, ...cooling })
    .onConflictDoUpdate({ target: transferLimits.customerId, set: cooling })
}
