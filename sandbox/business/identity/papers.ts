import { eq } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import type { Bank } from '@sandbox/kernel/scope'
import { isLostIdCard } from '@sandbox/kernel/session/lossReports'
import { findPictures, noteRecognised, readPictures } from './images'
import type { ImageIds, Pictured } from './images'

/**
 * Both pictures of an ID card that a customer hands in as papers, whatever for: the one place where they are taken, so that
 * a card that was reported lost is refused everywhere. What the reader couldn't read of it, or wasn't asked, counts as the
 * customer's own number, and as old. Fails with ImageUnknown, IdCardLost.
 */
export async function papersOf(on: Queryable, customerId: string, ids: ImageIds): Promise<Result<Pictured, BankError>> {
  const found = await findPictures(on, customerId, ids)
  if (!found.ok) return found
  const { recognisedNo, recognisedFrom } = found.value
  const idCardNo = recognisedNo === '' ? await numberOnRecord(on, customerId) : recognisedNo
  return (await isLostIdCard(on, idCardNo, recognisedFrom)) ? fail(bankError('IdCardLost')) : found
}

async function numberOnRecord(on: Queryable, customerId: string): Promise<string> {
  const { customers } = schema
  const [found] = await on.select({ idCardNo: customers.idCardNo }).from(customers).where(eq(customers.id, customerId))
  return found?.idCardNo ?? ''
}

/** Why a reader couldn't read pictures, as the customer is told. */
export const READER_REFUSALS = {
  blurred: 'OcrBlurred',
  wrongSide: 'OcrWrongSide',
  unavailable: 'OcrUnavailable',
} as const

/**
 * Has pictures read that the customer didn't have read, and tells nobody what is on them. Asked outside of any transaction.
 * Fails with ImageUnknown, OcrBlurred, OcrWrongSide; a reader that doesn't answer leaves it to whoever looks at them.
 */
export async function readUnread(
  { db, services }: Pick<Bank, 'db' | 'services'>,
  { customerId, today }: { readonly customerId: string; readonly today: Day },
  ids: ImageIds,
): Promise<Result<void, BankError>> {
  const on = db.drizzle
  const found = await findPictures(on, customerId, ids)
  if (!found.ok) return found
  if (found.value.recognisedNo !== '') return ok(undefined)
  const pictures = await readPictures(on, customerId, ids)
  if (!pictures.ok) return pictures
  const read = await services.ocr.recognise(on, { customerId, today, ...pictures.value })
  if (read.ok) await noteRecognised(on, ids, read.value)
  else if (read.error !== 'unavailable') return fail(bankError(READER_REFUSALS[read.error]))
  return ok(undefined)
}
