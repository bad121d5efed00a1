import { desc, sql } from 'drizzle-orm'
import type { Queryable } from '@sandbox/kernel/db'
import { PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { caseNotes } from './tables'

/** A page of the message board, newest first; the same for everybody. */
export async function pageOfBoard(on: Queryable, after: string | undefined) {
  const { id, publishedAt } = caseNotes
  // By value, not by the note: it may have been taken back since it was read.
  const [at, last] = (after ?? '').split('-').map(Number)
  const before = after === undefined ? undefined : sql`(${publishedAt}, ${id}) < (${at}, ${last})`
  const found = await on
    .select()
    .from(caseNotes)
    .where(before)
    .orderBy(desc(publishedAt), desc(id))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  return {
    notes: rows.map((one) => ({ id: String(one.id), question: one.question, reply: one.reply, at: one.publishedAt })),
    more,
  }
}
