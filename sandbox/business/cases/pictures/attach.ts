import { and, asc, eq, inArray } from 'drizzle-orm'
import { CASE_PICTURES } from '@/domain/cases/pictures'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { casePictures } from '../tables'

/**
 * Checks that pictures may go with a writing, and keeps them from being deleted meanwhile; the caller holds the customer's
 * row. Fails with CasePictureTooMany, CasePictureUnknown for one that is deleted or another customer's, CasePictureUsed for
 * one that is part of a case already or is named twice.
 */
export async function checkPictures(
  tx: Tx,
  customerId: string,
  ids: readonly string[],
): Promise<Result<void, BankError>> {
  if (ids.length > CASE_PICTURES) return fail(bankError('CasePictureTooMany'))
  if (ids.length === 0) return ok(undefined)
  const own = and(eq(casePictures.customerId, customerId), eq(casePictures.complete, true))
  const found = await tx
    .select({ id: casePictures.id, stepId: casePictures.stepId })
    .from(casePictures)
    .where(and(own, inArray(casePictures.id, [...ids])))
    .for('no key update')
  if (ids.some((id) => !found.some((one) => one.id === id))) return fail(bankError('CasePictureUnknown'))
  const isTwice = new Set(ids).size < ids.length
  return isTwice || found.some(({ stepId }) => stepId !== null) ? fail(bankError('CasePictureUsed')) : ok(undefined)
}

/** Makes pictures that were checked a part of a writing, in their order. */
export async function attachPictures(
  tx: Tx,
  customerId: string,
  stepId: number,
  ids: readonly string[],
): Promise<void> {
  for (const [place, id] of ids.entries())
    await tx
      .update(casePictures)
      .set({ stepId, place })
      .where(and(eq(casePictures.id, id), eq(casePictures.customerId, customerId)))
}

/** Whether a writing has these pictures, in this order. */
export async function hasPictures(on: Queryable, stepId: number, ids: readonly string[]): Promise<boolean> {
  const kept = await on
    .select({ id: casePictures.id })
    .from(casePictures)
    .where(eq(casePictures.stepId, stepId))
    .orderBy(asc(casePictures.place))
  return kept.length === ids.length && kept.every(({ id }, place) => id === ids[place])
}
