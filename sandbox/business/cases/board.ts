import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { caseNotes } from './tables'

/** A page of the message board, newest first; the same for everybody. */
export async function pageOfBoard(on: Queryable, after: string | undefined) {
  const { id, publishedAt } = caseNotes
  const before = after === undefined ? undefined : comesAfter([publishedAt, id], eq(id, Number(after)))
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
