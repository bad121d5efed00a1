import { sql } from 'drizzle-orm'
import type { MessageKind } from '@sandbox/kernel/kinds'
import { recordset } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'

export interface MessageDraft {
  readonly customerId: string
  readonly kind: MessageKind
  /** Chinese: the customer reads it. */
  readonly title: string
  readonly body: string
  /** What it is about, such as an order's number; a second message about it is not sent. */
  readonly source: string
  /** Epoch ms by the bank's clock. */
  readonly at: number
}

/** Puts messages into customers' boxes, each source once. */
export async function sendMessages(tx: Tx, drafts: readonly MessageDraft[]): Promise<void> {
  if (drafts.length === 0) return
  const rows = drafts.map(({ customerId, at, ...rest }) => ({ ...rest, customer_id: customerId, sent_at: at }))
  await tx.execute(sql`
    INSERT INTO messages (customer_id, kind, title, body, source, sent_at)
    SELECT customer_id, kind, title, body, source, sent_at FROM jsonb_to_recordset(${recordset(rows)})
      AS m(customer_id text, kind text, title text, body text, source text, sent_at bigint)
    ON CONFLICT (source) DO NOTHING`)
}
