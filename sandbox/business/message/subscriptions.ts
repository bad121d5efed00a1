import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordset, rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { JobBank } from '@sandbox/kernel/scope'
import { MINUTE_SHARE_MS } from '@sandbox/kernel/services'
import { messageRefusals, messages, messageSubscriptions, subscriptionSends } from './tables'

/** More permissions than anybody gives; WeChat counts them too. */
export const MAX_ALLOWED = 20

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
      allowed = least(message_subscriptions.allowed + 1, ${MAX_ALLOWED})`)
  const asked = and(eq(messageRefusals.customerId, customerId), inArray(messageRefusals.kind, [...kinds]))
  await on.delete(messageRefusals).where(asked)
}

/**
 * Customers who have allowed WeChat to deliver a kind before an instant, and have had none of it since; in the order of
 * their ids, after one of them.
 */
export async function awaiting(
  on: Queryable,
  kind: string,
  { since, after, most }: { readonly since: number; readonly after: string; readonly most: number },
): Promise<readonly string[]> {
  const rows = await rowsOf<{ customerId: string }>(
    on,
    sql`SELECT s.customer_id AS "customerId" FROM message_subscriptions s
        WHERE s.kind = ${kind} AND s.allowed > 0 AND s.allowed_at < ${since} AND s.customer_id > ${after}
          AND NOT EXISTS (SELECT FROM messages m
            WHERE m.customer_id = s.customer_id AND m.kind = s.kind AND m.sent_at >= ${since})
        ORDER BY s.customer_id LIMIT ${most}`,
  )
  return rows.map(({ customerId }) => customerId)
}

interface Due {
  readonly id: number
  readonly kind: string
  readonly title: string
  readonly at: number
  readonly openId: string
}

/**
 * Sends by WeChat what customers have allowed, one after another: each is removed before it is sent, so that two processes
 * never send it twice, and one that can't be sent at all takes no other with it. One that WeChat can't take now waits for the next minute; it is in the box anyway.
 */
export async function sendSubscriptions({
  db,
  services,
  realNow,
}: Pick<JobBank, 'db' | 'services' | 'realNow'>): Promise<void> {
  const on = db.drizzle
  let last = 0
  for (const until = realNow() + MINUTE_SHARE_MS; realNow() < until;) {
    const taken = await takeNext(on, last)
    if (taken === undefined) return
    last = taken
    const due = await dueOf(on, taken)
    const templateId = due && services.subscriptions.templateOf(due.kind)
    if (!due || templateId === undefined) continue
    const { id, title, at, openId } = due
    const done = await services.subscriptions.send(on, { openId, templateId, title, messageId: String(id), at })
    if (done !== 'unavailable') continue
    // The others wouldn't be taken either.
    await on.insert(subscriptionSends).values({ messageId: id }).onConflictDoNothing()
    return
  }
}

/** Removes the next message that waits after one; gives its number, undefined when none waits. */
async function takeNext(on: Queryable, last: number): Promise<number | undefined> {
  const [taken] = await rowsOf<{ id: number }>(
    on,
    sql`DELETE FROM subscription_sends WHERE message_id =
          (SELECT message_id FROM subscription_sends WHERE message_id > ${last}
           ORDER BY message_id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
        RETURNING message_id AS id`,
  )
  return taken && Number(taken.id)
}

async function dueOf(on: Queryable, id: number): Promise<Due | undefined> {
  const [due] = await on
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
    .where(eq(messages.id, id))
  return due
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
