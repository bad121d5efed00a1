import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { MessageAbout } from '@/domain/message/about'
import { rowsOf } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { MESSAGES } from './kinds'

export interface Announcement {
  /** Of this announcement: sent again, nobody is told twice. */
  readonly id: string
  readonly title: string
  readonly body: string
  readonly about?: MessageAbout | undefined
  /** A condition for the customers who are told; without it everybody is. */
  readonly to?: SQL | undefined
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

const KIND: keyof typeof MESSAGES = 'announcement'

/** Sends customers a message that no event of their own caused, in one statement, each once; gives how many are told now. */
export async function announce(on: Queryable, { id, title, body, about, to, now }: Announcement): Promise<number> {
  const told = await rowsOf(
    on,
    sql`INSERT INTO messages (customer_id, kind, title, body, source, about, sent_at)
        SELECT id, ${KIND}, ${title}, ${body}, ${`${KIND} ${id} `} || id,
          ${about ? JSON.stringify(about) : null}::jsonb, ${now}
        FROM customers WHERE closed_at IS NULL AND ${to ?? sql`true`}
        ON CONFLICT (source) DO NOTHING RETURNING 1`,
  )
  return told.length
}
