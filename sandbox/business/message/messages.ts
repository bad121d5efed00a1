import { sql } from 'drizzle-orm'
import type { MessageAbout } from '@/domain/message/about'
import type { MessageKind } from '@sandbox/kernel/kinds'
import { recordset } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'

export interface MessageDraft {
  readonly customerId: string
  readonly kind: MessageKind
  /** Chinese: the customer reads it. */
  readonly title: string
  readonly body: string
  /** What it is about, such as an order's number; a second message with the same source isn't sent, not even to another. */
  readonly source: string
  /** Where it leads; undefined when there is nothing to open. */
  readonly about?: MessageAbout | undefined
  /** Epoch ms by the bank's clock. */
  readonly at: number
}

/**
 * Puts messages into customers' boxes, once for each source, except kinds the customer has turned off and those of who has left, whose
 * box went with the account. Messages that the customer allowed WeChat to deliver wait for `sendSubscriptions`, because no outside
 * party is called in an open transaction.
 */
export async function sendMessages(on: Queryable, drafts: readonly MessageDraft[]): Promise<void> {
  if (drafts.length === 0) return
  const rows = drafts.map(({ customerId, at, ...rest }) => ({ ...rest, customer_id: customerId, sent_at: at }))
  await on.execute(sql`
    WITH sent AS (
      INSERT INTO messages (customer_id, kind, title, body, source, about, sent_at)
      SELECT customer_id, kind, title, body, source, about, sent_at FROM jsonb_to_recordset(${recordset(rows)})
        AS m(customer_id text, kind text, title text, body text, source text, about jsonb, sent_at bigint)
      WHERE NOT EXISTS (
        SELECT FROM message_refusals r WHERE r.customer_id = m.customer_id AND r.kind = m.kind)
        AND NOT EXISTS (SELECT FROM customers c WHERE c.id = m.customer_id AND c.closed_at IS NOT NULL)
      ON CONFLICT (source) DO NOTHING
      RETURNING id, customer_id, kind
    ), used AS (
      UPDATE message_subscriptions s SET allowed = s.allowed - 1
      FROM (SELECT customer_id, kind, max(id) AS id FROM sent GROUP BY customer_id, kind) latest
      WHERE s.customer_id = latest.customer_id AND s.kind = latest.kind AND s.allowed > 0
      RETURNING latest.id
    )
    INSERT INTO subscription_sends (message_id) SELECT id FROM used`)
}
