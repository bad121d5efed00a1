import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { maskCard } from '@/domain/masks/mask'
import { timelineOrder } from '@sandbox/kernel/timeline'
import type { TimelinePart } from '@sandbox/kernel/timeline'
import { boundCards } from './tables'

/** Cards as they were bound. */
export const cardsBound: TimelinePart = async (on, ask) => {
  const { follows, order } = timelineOrder(boundCards.boundAt, sql`'card-' || ${boundCards.id}`, ask)
  const rows = await on
    .select()
    .from(boundCards)
    .where(and(eq(boundCards.customerId, ask.customerId), follows))
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map(({ id, boundAt, bankName, cardNo }) => ({
    at: boundAt,
    entryId: `card-${id}`,
    group: 'CARD',
    title: '绑定银行卡',
    note: `${bankName} ${maskCard(cardNo)}`,
    about: { subject: 'cards' },
  }))
}

/** Cards as they were unbound. */
export const cardsUnbound: TimelinePart = async (on, ask) => {
  const at = boundCards.unboundAt
  const { follows, order } = timelineOrder(at, sql`'cardEnd-' || ${boundCards.id}`, ask)
  const rows = await on
    .select()
    .from(boundCards)
    .where(and(eq(boundCards.customerId, ask.customerId), isNotNull(at), follows))
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map(({ id, boundAt, unboundAt, bankName, cardNo }) => ({
    at: unboundAt ?? boundAt,
    entryId: `cardEnd-${id}`,
    group: 'CARD',
    title: '解绑银行卡',
    note: `${bankName} ${maskCard(cardNo)}`,
    about: { subject: 'cards' },
  }))
}
