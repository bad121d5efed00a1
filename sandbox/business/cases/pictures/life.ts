import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { LOOSE_CASE_PICTURE_HOURS } from '@/domain/cases/pictures'
import { BATCH_SIZE } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import type { Tx } from '@sandbox/kernel/db'
import { casePictures } from '../tables'

export const LOOSE_MS = LOOSE_CASE_PICTURE_HOURS * 60 * 60 * 1000

/** Deletes pictures that became no part of a case within a day; what a case has is kept as long as the case. */
export const sweepCasePictures: DayEndStep = {
  async run(tx, { at }) {
    const { id, stepId, uploadedAt } = casePictures
    const over = await tx
      .select({ id })
      .from(casePictures)
      .where(and(isNull(stepId), lte(uploadedAt, at - LOOSE_MS)))
      .orderBy(asc(uploadedAt), asc(id))
      .limit(BATCH_SIZE)
      // One that is being sent with a case right now isn't loose any more.
      .for('no key update', { skipLocked: true })
    const ids = over.map((one) => one.id)
    if (ids.length > 0) await tx.delete(casePictures).where(inArray(id, ids))
    return over.length < BATCH_SIZE ? undefined : ids.at(-1)
  },
}

/** Deletes the pictures of a customer who leaves that became no part of a case. */
export async function forgetLoosePictures(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(casePictures).where(and(eq(casePictures.customerId, customerId), isNull(casePictures.stepId)))
}
