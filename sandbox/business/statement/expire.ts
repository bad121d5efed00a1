import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import type { Tx } from '@sandbox/kernel/db'
import { statementPages, statementPieces, statements } from './tables'

/** Ends the fetching of files whose last day is over: the bytes go, what they can be verified by stays. */
export const expireStatements: DayEndStep = {
  async run(tx, { day, cursor }) {
    const over = await tx
      .select({ id: statements.id })
      .from(statements)
      .where(and(eq(statements.state, 'READY'), lte(statements.untilDay, day), gt(statements.id, cursor)))
      .orderBy(asc(statements.id))
      .limit(BATCH_SIZE)
    const ids = over.map(({ id }) => id)
    if (ids.length === 0) return undefined
    await expire(tx, ids)
    return nextCursor(ids)
  },
}

/** Takes the bytes of issued documents away. */
export async function expire(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(statementPieces).where(inArray(statementPieces.statementId, [...ids]))
  await tx.delete(statementPages).where(inArray(statementPages.statementId, [...ids]))
  await tx
    .update(statements)
    .set({ state: 'EXPIRED' })
    .where(inArray(statements.id, [...ids]))
}
