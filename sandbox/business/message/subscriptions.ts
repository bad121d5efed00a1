import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordset, rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { UpkeepBank } from '@sandbox/kernel/capability'
import { messageRefusals, messages, messageSubscriptions, subscriptionSends } from './tables'

/** More permissions than anybody gives; WeChat counts them too. */
const MOST_ALLOWED = 20
/** Messages one process sends in a minute at most. */
const BATCH = 200

interface Allowance {
  readonly customerId: string
  readonly openId: string
  readonly kinds: readonly string[]
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Records that the customer allows one more subscription message of each kind. A kind that was turned off is turned on
 * again, because the customer has just asked for it.
 */
export async function allowSubscriptions(on: Queryable, { customerId, openId, kinds, now }: Allowance): Promise<void> {
  const rows = [...new Set(kinds)].map((kind) => ({ kind }))
  await on.execute(sql`
    INSERT INTO message_subscriptions (customer_id, kind, open_id, allowed, allowed_at)
    SELECT ${customerId}, kind, ${openId}, 1, ${now} FROM jsonb_to_recordset(${recordset(rows)}) AS k(kind text)
    ON CONFLICT (customer_id, kind) DO UPDATE
    SET open_id = excluded.open_id, allowed_at = excluded.allowed_at,
      allowed = least(message_subscriptions.allowed + 1, ${MOST_ALLOWED})`)
  const asked = and(eq(messageRefusals.customerId, customerId), inArray(messageRefusals.kind, [...kinds]))
  await on.delete(messageRefusals).where(asked)
}

interface Due {
  readonly id: number
  readonly kind: string
  readonly title: string
  readonly at: number
  readonly openId: string
}

/**
 * Sends by WeChat what customers have allowed. A message is removed before it is sent, so that two processes never send it
 * twice. One that WeChat can't take now waits for the next minute; it is in the box anyway.
 */
export async function sendSubscriptions({ db, services }: Pick<UpkeepBank, 'db' | 'services'>): Promise<void> {
  const on = db.drizzle
  for (const { id, kind, title, at, openId } of await takeDue(on)) {
    const templateId = services.subscriptions.templateOf(kind)
    if (templateId === undefined) continue
    const sent = await services.subscriptions.send(on, { openId, templateId, title, messageId: String(id), at })
    if (sent === 'unavailable') await on.insert(subscriptionSends).values({ messageId: id }).onConflictDoNothing()
  }
}

async function takeDue(on: Queryable): Promise<Due[]> {
  const taken = await rowsOf<{ id: number }>(
    on,
    sql`DELETE FROM subscription_sends WHERE message_id IN
          (SELECT message_id FROM subscription_sends ORDER BY message_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING message_id AS id`,
  )
  if (taken.length === 0) return []
  return on
    .select({
      id: messages.id,
      kind: messages.kind,
      title: messages.title,
      at: messages.sentAt,
      openId: messageSubscriptions.openId,
    })
    .from(messages)
    .innerJoin(
      messageSubscriptions,
      sql`${messageSubscriptions.customerId} = ${messages.customerId} AND ${messageSubscriptions.kind} = ${messages.kind}`,
    )
    .where(
      inArray(
        messages.id,
        taken.map(({ id }) => id),
      ),
    )
}

/** Permissions that are not used yet, for the export. */
export const subscriptionsOf = (on: Queryable, customerId: string) =>
  on
    .select({
      kind: messageSubscriptions.kind,
      allowed: messageSubscriptions.allowed,
      allowedAt: messageSubscriptions.allowedAt,
    })
    .from(messageSubscriptions)
    .where(eq(messageSubscriptions.customerId, customerId))
